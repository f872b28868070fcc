import type { Plugin } from 'vite';
import { closedTonight } from '../../domain/src/closed-tonight/closed-tonight.ts';
import { customPage } from '../../domain/src/custom-page/custom-page.ts';
import { gig } from '../../domain/src/gig/gig.ts';
import { legalText } from '../../domain/src/legal-text/legal-text.ts';
import { media } from '../../domain/src/media/media.ts';
import { menu } from '../../domain/src/menu/menu.ts';
import { notice } from '../../domain/src/notice/notice.ts';
import { openingHours } from '../../domain/src/opening-hours/opening-hours.ts';
import { entryFields, type Field, type Fields } from '../../domain/src/record/field.ts';
import { visibility } from '../../domain/src/visibility/visibility.ts';
import { website } from '../../domain/src/website/website.ts';

/** The field declarations that are part of the public build, by their export names in domain/. */
const declarations: Record<string, Fields> = {
  website,
  menu,
  openingHours,
  notice,
  closedTonight,
  legalText,
  customPage,
  gig,
  media,
  visibility,
};

/**
 * Replaces each field declaration in the public build with the properties that `readRecord` uses. Public pages only
 * read records, which needs no labels, limits or messages.
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
  const found = exported.find(({ id: { name } }) => Object.hasOwn(declarations, name));
  if (!found?.init) return code;
  const literal = JSON.stringify(leanFields(declarations[found.id.name]!));
  return markPure(code.slice(0, found.init.start)) + literal + markPure(code.slice(found.init.end));
}

/** Marks the other declarations of the module as pure, so that the bundler drops those that are now unused. */
function markPure(code: string): string {
  return code.replace(
    /(?<=[=:] )(?=(text|line|urlName|link|email|image|choice|list|number|flag|dateTime|group)\()/g,
    '/* @__PURE__ */ ',
  );
}

/** The fields without the properties that only forms, schemas and the history use. */
export function leanFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, leanField(field)]));
}

const textKinds = ['text', 'line', 'urlName', 'link', 'email', 'image', 'video'];

function leanField(field: Field): Field {
  const { kind, optional, nullable, withIds, default: fallback, names, aliases } = field;
  const lean = {
    // `readRecord` treats all kinds of text the same.
    kind: textKinds.includes(kind) ? 'text' : kind,
    optional,
    nullable,
    withIds,
    default: fallback,
    names: names && Object.fromEntries(Object.keys(names).map((name) => [name, ''])),
    aliases,
    of: field.of ? leanEntries(field) : undefined,
  };
  return Object.fromEntries(
    Object.entries(lean).filter(([, value]) => value !== undefined),
  ) as unknown as Field;
}

function leanEntries(field: Field): Field | Fields {
  const of = entryFields(field);
  return 'fields' in of ? leanFields(of.fields) : leanField(of.field);
}
