/** A rule of a built style sheet, as the functions' build describes it (functions/style-rules.js). */
export type StyleRule =
  /** Selectors, each with the classes without which it matches nothing, and the block in braces. */
  | { selectors: { text: string; classes: string[] }[]; body: string }
  /** `@media`, `@supports` and the like. */
  | { condition: string; rules: StyleRule[] }
  /** Anything else; `name` is what rules call it by: that of an animation, or a font's family. */
  | { text: string; name?: string };

/**
 * The CSS that a server-rendered page needs for its first paint: the rules that can match, and the fonts, animations and
 * custom properties that these use. The complete sheets load with the scripts. Rules for print, forced colours and
 * hover, transitions, and what follows the first picture are left to them.
 */
export function stylesInUse(sheets: StyleRule[][], html: string): string {
  const onPage = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const written = sheets.flatMap((sheet) => write(sheet, onPage));
  const textOf = (some: Written[]) => some.map(({ css }) => css).join('');
  const named = written.filter(({ name }) => name !== undefined);
  const rules = textOf(written.filter(({ name }) => name === undefined));
  const used = withReadProperties(rules, html + textOf(named));
  return textOf(named.filter(({ name = '' }) => used.includes(name))) + used;
}

/** CSS without the custom properties that neither it nor the page reads, nor those that only these read. */
function withReadProperties(css: string, page: string): string {
  const read = new Set([...(css + page).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css.replace(/(--[\w-]+):(?:"[^"]*"|[^;{}"])*;?/g, (property, name: string) =>
    read.has(name) ? property : '',
  );
  return kept === css ? css : withReadProperties(kept, page);
}

const lateCondition = /^@media (print|\(forced-colors: ?active\))$/;
const lateSelector = /:hover|:not\(\[data-first-picture\]\)/;
const lateDeclaration = /\btransition(-\w+)?:[^;}]*;?/g;

/** `name` is what the rules call it by. */
type Written = { css: string; name?: string | undefined };

function write(rules: StyleRule[], onPage: Set<string>): Written[] {
  return rules.flatMap((rule): Written[] => {
    if ('text' in rule) return [{ css: rule.text, name: rule.name }];
    if ('condition' in rule) {
      if (lateCondition.test(rule.condition)) return [];
      const inside = write(rule.rules, onPage).map(({ css }) => css);
      return inside.length > 0 ? [{ css: `${rule.condition}{${inside.join('')}}` }] : [];
    }
    const used = rule.selectors.filter(
      ({ text, classes }) => !lateSelector.test(text) && classes.every((name) => onPage.has(name)),
    );
    const body = rule.body.replace(lateDeclaration, '');
    const isEmpty = used.length === 0 || body === '{}';
    return isEmpty ? [] : [{ css: used.map(({ text }) => text).join(',') + body }];
  });
}
