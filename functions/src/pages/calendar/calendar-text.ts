/** Longest line of a calendar file, in octets, without its line break (RFC 5545, 3.1). */
const lineOctets = 75;

const encoder = new TextEncoder();

/** Text as a property's value: backslash, comma, semicolon and line breaks escaped (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .trim()
      // Control characters are no text in a calendar; a tab is.
      .replace(/(?![\t\n])\p{Cc}/gu, '')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  );
}

/**
 * The file's text: every line ends in CRLF, and one longer than 75 octets goes on in the next after a
 * space. No character is ever cut in two, however many octets it takes.
 */
export function writeLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
