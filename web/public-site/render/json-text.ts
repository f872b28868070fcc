const signs: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** A value as JSON that may stand inside a script element: nothing in it can end the element or begin a comment. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => signs[sign] ?? sign);
}
