/** A text short enough to stand in a sentence: its first line, cut at a word. */
export function shorten(text: string, longest = 40): string {
  const line = text.trim().split('\n')[0] ?? '';
  const characters = [...line];
  if (characters.length <= longest) return line;
  const cut = characters.slice(0, longest).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
}
