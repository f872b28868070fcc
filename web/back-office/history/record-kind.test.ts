import { plainKind, withPlainKind } from '../../test-fixtures/plain-kind.ts';
import { officeApi } from '../api/office-api.ts';
import { describeConflict } from '../records/describe-conflict.ts';
import { undoRestore } from './history-calls.ts';
import { nameRecord, recordKind } from './record-kind.ts';
import { describeRevision } from './words/describe-revision.ts';

vi.mock('../api/office-api.ts', () => ({ officeApi: vi.fn() }));

withPlainKind();

const quiz = { title: 'Pub quiz', rules: '', place: 0 };

describe('a kind that is declared and has no words of its own', () => {
  const told = (operation: 'create' | 'update' | 'delete', before: object | null, after: object | null) => {
    const kind = recordKind(plainKind, () => '/quizzes');
    const name = nameRecord(kind, before ?? after);
    return describeRevision({ revision: { operation, before }, kind, name, after }).words;
  };

  it('is named and told by its declaration', () => {
    expect(told('create', null, { ...quiz, isDraft: true })).toBe('New quiz “Pub quiz”, a draft');
    expect(told('delete', quiz, null)).toBe('Quiz “Pub quiz” deleted');
    expect(told('update', quiz, { ...quiz, rules: 'No phones' })).toBe('Rules is now “No phones”');
    expect(told('update', quiz, { ...quiz, isDraft: true })).toBe('Hidden from guests');
    expect(told('update', quiz, { ...quiz, place: 2 })).toBe('Moved to another place among the quizzes');
  });

  it('is deleted again when its restoring is taken back', async () => {
    const latest = { _id: 'r1', operation: 'restore', by: 'donal', before: null };
    vi.mocked(officeApi).mockResolvedValueOnce([latest]);
    await undoRestore('quizzes/q1', 'donal');
    expect(officeApi).toHaveBeenLastCalledWith({ method: 'DELETE', path: '/quizzes/q1' });
  });

  it('is named in a conflict', () => {
    const at = new Date('2026-11-22T19:04:00Z');
    const change = { by: 'aoife', byName: 'Aoife', at };
    expect(describeConflict('quizzes/q1', change, 'donal', at)).toBe('Aoife saved this quiz just now.');
  });
});
