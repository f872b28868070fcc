import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const vocabulary = createRequire(import.meta.url).resolve('@vocabulary/schema');
const triples = readFileSync(new URL('schema.nq', `file://${vocabulary}`), 'utf8').matchAll(
  /^<http:\/\/schema\.org\/(\w+)> <[^>]*[/#](\w+)> <[^>]*[/#](\w+)>/gm,
);

/** What the vocabulary says of its terms: types, parents, and where properties belong. */
const facts = new Map<string, Map<string, Set<string>>>();
for (const [, term = '', relation = '', value = ''] of triples) {
  const known = facts.get(term) ?? new Map<string, Set<string>>();
  facts.set(term, known.set(relation, new Set([...(known.get(relation) ?? []), value])));
}

const find = (term: string, relation: string) => [...(facts.get(term)?.get(relation) ?? [])];
const isType = (term: string) => find(term, 'type').includes('Class');

/** A type with all that it is a kind of. */
function withParents(type: string): string[] {
  return [type, ...find(type, 'subClassOf').flatMap(withParents)];
}

const address = 'https://schema.org/';

/**
 * What is wrong with structured data by the vocabulary of schema.org: types and properties that it does not have,
 * properties that do not belong to their type, and values of a type that the property does not take.
 * @param at where in the data, for the sentences
 */
export function faultsOfData(data: unknown, at = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((each, index) => faultsOfData(each, `${at}[${index}]`));
  if (typeof data !== 'object' || data === null) return [];
  const {
    '@context': _context,
    '@id': _id,
    '@type': type,
    '@graph': graph,
    ...properties
  } = data as Record<string, unknown>;
  if (graph !== undefined) return faultsOfData(graph, `${at}@graph`);
  const types = [type].flat() as string[];
  // Only a reference to a node that is described elsewhere.
  if (type === undefined && Object.keys(properties).length === 0) return [];
  const unknown = types.filter((name) => !isType(name)).map((name) => `${at}: no type ${name}`);
  if (unknown.length > 0) return unknown;
  const kinds = types.flatMap(withParents);
  return Object.entries(properties).flatMap(([property, value]) => {
    const here = `${at}.${property}`;
    if (!find(property, 'domainIncludes').some((domain) => kinds.includes(domain)))
      return [`${here} is no property of ${types.join(', ')}`];
    const ranges = find(property, 'rangeIncludes');
    return [value]
      .flat()
      .flatMap((each) => [...faultsOfData(each, here), ...faultsOfValue(each, ranges, here)]);
  });
}

function faultsOfValue(value: unknown, ranges: string[], at: string): string[] {
  const fits = (types: string[]) => types.flatMap(withParents).some((type) => ranges.includes(type));
  if (typeof value === 'string' && value.startsWith(address)) {
    // A member of an enumeration, such as https://schema.org/EventCancelled.
    const member = value.slice(address.length);
    return fits(find(member, 'type')) || fits(['URL'])
      ? []
      : [`${at}: ${member} is none of ${ranges.join(', ')}`];
  }
  const types =
    typeof value === 'object' && value !== null && '@type' in value ? [value['@type']].flat() : [];
  return types.length === 0 || fits(types as string[])
    ? []
    : [`${at}: ${types.join(', ')} is none of ${ranges.join(', ')}`];
}
