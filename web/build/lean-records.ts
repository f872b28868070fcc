import type { Plugin } from 'vite';
import { customPage } from '../../domain/src/custom-page/custom-page.ts';
import { gig } from '../../domain/src/gig/gig.ts';
import { legalText } from '../../domain/src/legal-text/legal-text.ts';
import { media } from '../../domain/src/media/media.ts';
import { menu } from '../../domain/src/menu/menu.ts';
import { openingHours } from '../../domain/src/opening-hours/opening-hours.ts';
import { entriesOf, type Field, type Fields } from '../../domain/src/record/field.ts';
import { website } from '../../domain/src/website/website.ts';

/** Declarations that reach the public pages, under the names that domain/ exports them by. */
const declared: Record<string, Fields> = { website, menu, openingHours, legalText, customPage, gig, media };

/**
 * Visitors only read records, which takes no labels, limits and messages: in their build each declaration is
 * replaced by what `readRecord` looks at. A declaration stays one object per field for everybody else.
 */
export function leanRecords(): Plugin {
  return {
    name: 'venue-lean-records',
    apply: 'build',
    transform: {
      filter: { id: /\/domain\/src\/[\w-]+\/[\w-]+\.ts$/ },
      handler(code) {
        const lean = leanModule(code, (text) => this.parse(text) as Program);
        return lean === code ? undefined : { code: lean, map: null };
      },
    },
  };
}

type Span = { start: number; end: number };
type Declaration = { declarations?: { id: { name: string }; init: Span | null }[] };
type Program = { body: { type: string; declaration?: Declaration | null }[] };

function leanModule(code: string, parse: (code: string) => Program): string {
  const exported = parse(code).body.flatMap(({ type, declaration }) =>
    type === 'ExportNamedDeclaration' ? (declaration?.declarations ?? []) : [],
  );
  const found = exported.find(({ id: { name } }) => Object.hasOwn(declared, name));
  if (!found?.init) return code;
  const literal = JSON.stringify(leanFields(declared[found.id.name]!));
  return markPure(code.slice(0, found.init.start)) + literal + markPure(code.slice(found.init.end));
}

/** Lets the bundler drop what else is declared here: without labels nobody uses it. */
function markPure(code: string): string {
  return code.replace(
    /(?<=[=:] )(?=(text|line|endpoint|link|email|image|choice|list|number)\()/g,
    '/* @__PURE__ */ ',
  );
}

/** The fields as `readFields` needs them: nothing that only forms, schemas and histories use. */
export function leanFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, leanField(field)]));
}

const textKinds = ['text', 'line', 'endpoint', 'link', 'email', 'image', 'video'];

function leanField(field: Field): Field {
  const { kind, optional, default: other, names, formerly } = field;
  const lean = {
    // All texts are read alike.
    kind: textKinds.includes(kind) ? 'text' : kind,
    optional,
    default: other,
    names: names && Object.fromEntries(Object.keys(names).map((name) => [name, ''])),
    formerly,
    of: kind === 'list' ? leanEntries(field) : undefined,
  };
  return Object.fromEntries(
    Object.entries(lean).filter(([, said]) => said !== undefined),
  ) as unknown as Field;
}

function leanEntries(field: Field): Field | Fields {
  const of = entriesOf(field);
  return 'fields' in of ? leanFields(of.fields) : leanField(of.field);
}
