import { defineKind, kindNames, kinds, stamps, visibility, type Kind, type KindName } from '@venue/domain';
import { line, number, text } from '../../domain/src/record/field.ts';

const quizKind = defineKind({
  collection: 'quizzes',
  calls: { path: '/quizzes', suffixes: [], schema: 'Quiz' },
  names: { one: 'Quiz', many: 'quizzes', this: 'this quiz' },
  fields: {
    title: line('Name', { requiredMessage: 'Type a name.' }),
    rules: text('Rules'),
    place: number('Place', { optional: true, readOnly: true, isPlace: true }),
    ...visibility,
    ...stamps,
  },
  list: { by: 'place' },
  access: { read: 'editContent', write: 'editContent' },
  publish: { in: 'nothing' },
});

/** The name of a kind that exists for one test: declared, and nothing else. */
export const plainKind = quizKind.collection as KindName;

/** Declares the plain kind until the file's tests are over. */
export function withPlainKind(): void {
  const declared = kinds as unknown as Record<string, Kind>;
  beforeAll(() => {
    declared[plainKind] = quizKind;
    kindNames.push(plainKind);
  });
  afterAll(() => {
    delete declared[plainKind];
    kindNames.pop();
  });
}
