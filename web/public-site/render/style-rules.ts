/** A rule of a built style sheet, as the functions' build describes it (functions/style-rules.js). */
export type StyleRule =
  /** Selectors, each with the classes without which it matches nothing, and the block in braces. */
  | { selectors: { text: string; classes: string[] }[]; body: string }
  /** `@media`, `@supports` and the like. */
  | { condition: string; rules: StyleRule[] }
  /** Anything else; `keyframes` is the name of an animation. */
  | { text: string; keyframes?: string };

/**
 * The CSS that a server-rendered page needs for its first paint: sheets without classes in full, and of the others the
 * rules that can match. The complete sheets load with the scripts; rules for print, forced colours and hover are left
 * to them.
 */
export function stylesInUse(sheets: (StyleRule[] | string)[], html: string): string {
  const onPage = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const written = sheets.flatMap((sheet) =>
    typeof sheet === 'string' ? [{ css: sheet }] : write(sheet, onPage),
  );
  const css = written.map(({ css }) => css).join('');
  return written
    .filter(({ keyframes }) => keyframes === undefined || mentions(css, keyframes))
    .map(({ css }) => css)
    .join('');
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
