/** A piece of a text: words, or a figure with its currency sign and, after a mark, its smaller unit (else empty). */
type FigurePiece =
  | { words: string }
  | { words?: undefined; sign: string; whole: string; mark: string; small: string; isFullHour: boolean };

/** The figures in a price, time or count and the words between them: "€12.50", "8:30 PM", "From €25". */
export function splitFigures(text: string): FigurePiece[] {
  return text.split(/(€?\d[\d,]*(?:[.:]\d\d)?)/).map((piece) => {
    const [, sign = '', whole, mark = '', small = ''] = /^(€?)(\d[\d,]*)(?:([.:])(\d\d))?$/.exec(piece) ?? [];
    if (whole === undefined) return { words: piece };
    return { sign, whole, mark, small, isFullHour: mark === ':' && small === '00' };
  });
}
