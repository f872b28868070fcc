import type { Plugin } from 'vite';
import { bookingRules } from '../../domain/src/booking/booking-rules.ts';
import { closedTonight } from '../../domain/src/closed-tonight/closed-tonight.ts';
import { customPage } from '../../domain/src/custom-page/custom-page.ts';
import { gig } from '../../domain/src/gig/gig.ts';
import { legalText } from '../../domain/src/legal-text/legal-text.ts';
import { ContentLimits } from '../../domain/src/limits.ts';
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
  bookingRules,
  legalText,
  customPage,
  gig,
  media,
  visibility,
};

/**
 * Replaces each field declaration in the public build with the properties that `readRecord` uses, and each kind with
 * its fields, its list and its publishing. Public pages only read records, which needs no labels, limits or messages.
 */
export function leanRecords(): Plugin {
  return {
    name: 'venue-lean-records',
    apply: 'build',
    transform: {
      filter: { id: /\/domain\/src\/[\w-]+\/[\w-]+(\.kind)?\.ts$/ },
      handler(code, id) {
        const parse = (text: string) => this.parse(text) as Program;
        const lean = id.endsWith('.kind.ts') ? leanKinds(code, parse) : leanModule(code, parse);
        return lean === code ? undefined : { code: lean, map: null };
      },
    },
  };
}

type Span = { start: number; end: number };
type Property = Span & { key: { name: string }; value: Span };
/** The value of a declaration; of a kind the call of `defineKind`. */
type Value = Span & { arguments?: { properties?: Property[] }[] };
type Declaration = { declarations?: { id: { name: string }; init: Value | null }[] };
type Program = { body: { type: string; declaration?: Declaration | null }[] };

/** A module of kinds in which each has only what public pages use; not even fields if guests never read it. */
function leanKinds(code: string, parse: (code: string) => Program): string {
  let lean = code;
  for (const { init } of exportsOf(code, parse).reverse()) {
    const kept = init?.arguments?.[0]?.properties?.filter(({ key }) =>
      ['fields', 'list', 'publish'].includes(key.name),
    );
    if (!init || !kept) continue;
    const sources = kept.map(({ start, end }) => code.slice(start, end));
    const isRead = !sources.some((source) => /^publish:.*['"]nothing['"]/.test(source));
    const shown = sources.filter((source) => isRead || !source.startsWith('fields:'));
    lean = `${lean.slice(0, init.start)}{ ${shown.join(', ')} }${lean.slice(init.end)}`;
  }
  return lean;
}

function exportsOf(code: string, parse: (code: string) => Program) {
  return parse(code).body.flatMap(({ type, declaration }) =>
    type === 'ExportNamedDeclaration' ? (declaration?.declarations ?? []) : [],
  );
}

function leanModule(code: string, parse: (code: string) => Program): string {
  const found = exportsOf(code, parse).find(({ id: { name } }) => Object.hasOwn(declarations, name));
  if (!found?.init) return code;
  const literal = JSON.stringify(leanFields(declarations[found.id.name]!));
  return markPure(code.slice(0, found.init.start)) + literal + markPure(code.slice(found.init.end));
}

/**
 * Marks the other declarations of the module as pure and puts the limits' numbers in place of their names, which count
 * as a use: so the bundler drops what is now unused.
 */
function markPure(code: string): string {
  return code
    .replace(
      /(?<=[=:] )(?=(text|line|urlName|link|email|image|choice|list|number|flag|dateTime|group)\()/g,
      '/* @__PURE__ */ ',
    )
    .replace(/ContentLimits\.(\w+)/g, (_, name: keyof typeof ContentLimits) => String(ContentLimits[name]));
}

/** The fields without the properties that only forms, schemas and the history use. */
export function leanFields(fields: Fields): Fields {
  const read = Object.entries(fields).filter(([, { internal }]) => !internal);
  return Object.fromEntries(read.map(([name, field]) => [name, leanField(field)]));
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
