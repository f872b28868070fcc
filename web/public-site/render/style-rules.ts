/** A rule of a built style sheet, as the functions' build describes it (functions/style-rules.js). */
export type StyleRule =
  /** Selectors, each with the classes without which it matches nothing, and the block in braces. */
  | { selectors: { text: string; classes: string[] }[]; body: string }
  /** `@media`, `@supports` and the like. */
  | { condition: string; rules: StyleRule[] }
  /** Anything else; `keyframes` is the name of an animation. */
  | { text: string; keyframes?: string };

/**
 * The CSS that a server-rendered page needs for its first paint: the rules that can match, and the custom properties
 * that these read. The complete sheets load with the scripts; rules for print, forced colours and hover are left to
 * them.
 */
export function stylesInUse(sheets: StyleRule[][], html: string): string {
  const onPage = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const written = sheets.flatMap((sheet) => write(sheet, onPage));
  const css = written.map(({ css }) => css).join('');
  const used = written.filter(({ keyframes }) => keyframes === undefined || mentions(css, keyframes));
  return withReadProperties(used.map(({ css }) => css).join(''), html);
}

/** CSS without the custom properties that neither it nor the page reads, nor those that only these read. */
function withReadProperties(css: string, html: string): string {
  const read = new Set([...(css + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css.replace(/(--[\w-]+):(?:"[^"]*"|[^;{}"])*;?/g, (property, name: string) =>
    read.has(name) ? property : '',
  );
  return kept === css ? css : withReadProperties(kept, html);
}

const lateCondition = /^@media (print|\(forced-colors: ?active\))$/;

/** `keyframes` is the name of the animation that the text defines. */
type Written = { css: string; keyframes?: string | undefined };

function write(rules: StyleRule[], onPage: Set<string>): Written[] {
  return rules.flatMap((rule): Written[] => {
    if ('text' in rule) return [{ css: rule.text, keyframes: rule.keyframes }];
    if ('condition' in rule) {
      if (lateCondition.test(rule.condition)) return [];
      const inside = write(rule.rules, onPage).map(({ css }) => css);
      return inside.length > 0 ? [{ css: `${rule.condition}{${inside.join('')}}` }] : [];
    }
    const used = rule.selectors.filter(
      ({ text, classes }) => !text.includes(':hover') && classes.every((name) => onPage.has(name)),
    );
    return used.length > 0 ? [{ css: used.map(({ text }) => text).join(',') + rule.body }] : [];
  });
}

/** Whether a name stands anywhere besides its own definition. */
function mentions(css: string, name: string): boolean {
  return css.split(new RegExp(`\\b${name}(?![\\w-])`)).length > 2;
}
