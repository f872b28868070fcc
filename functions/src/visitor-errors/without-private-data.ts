import { redact } from '../logging/redact.ts';

/** Letters and digits longer than any name in our code may be a token. */
const longestName = 39;

/** Removes what may identify the visitor from a browser's text: queries, email and IP addresses, tokens. */
export function withoutPrivateData(text: string): string {
  return redact(
    text
      .replace(/[^\s"'()]+/g, withoutQuery)
      .replace(/[\w-]+/g, (run) => (run.length > longestName ? '[token]' : run)),
  );
}

/** Cuts the query or fragment of a URL, up to the line and column that a stack appends. */
function withoutQuery(run: string): string {
  const path = run.indexOf('/');
  const query = path === -1 ? -1 : run.slice(path).search(/[?#]/);
  if (query === -1) return run;
  const [place = ''] = /(?::\d+){1,2}$/.exec(run) ?? [];
  return run.slice(0, path + query) + place;
}

/**
 * Removes phone numbers and names from the first line of a stack, which quotes whatever the page was working on. A
 * name cannot be told from another word, so every capitalised word goes that is neither an identifier nor one with
 * which browsers and React begin their messages. What is left, and the stack below, name the fault.
 */
export function withoutPeople(line: string): string {
  return line
    .replace(/(^|[\s("':;,])(\+?\d[\d ().-]+\d)/g, (whole, before: string, found: string) =>
      isPhone(found) ? `${before}[phone]` : whole,
    )
    .split(/(\s+)/)
    .map((part) => (isAddress(part) ? part : part.replace(word, (found) => (isName(found) ? name : found))))
    .join('')
    .replace(/\[name\](?:\s\[name\])+/g, name);
}

/** The address of a file or page. */
const isAddress = (part: string) => part.includes('://') || /^["'(]?\//.test(part);

const name = '[name]';

/** A word with what joins its parts: "O’Neill", "Jean-Luc". */
const word = /\p{L}[\p{L}\p{M}\p{N}_$]*(?:['’-]\p{L}[\p{L}\p{M}\p{N}_$]*)*/gu;

/** Capitalised words of browsers' and React's messages. */
const known = new Set(
  [
    'A Aborted Access An Argument Array Assertion At Attempted Blob Blocked Body Boolean Cache Can Can’t Cannot Clipboard',
    'Component Connection Content Could Database Date Document Element Error Event Exception Expected Failed Fetch File',
    'Function History Hydration I If Illegal Image Importing In Internal Intl Invalid Is It Iterator JSON Load Loading',
    'Location Map Math Maximum Minified Missing Module Navigator Network No Node Not Null Number Object Objects Only',
    'Operation Out Permission Policy Promise Promised Quota React Reduce RegExp Rendered Request Response Script Security',
    'Selection Service Set Should Something State Storage String Suspense Symbol Syntax Target Text The There This Timed',
    'Timeout Too Transaction Unable Uncaught Undefined Unexpected Unhandled Unknown Unrecognized Worker Window You',
    'API CSP CSS DB DOM HTML HTTP HTTPS ID SDK SVG UI URI URL',
  ].flatMap((line) => line.split(' ')),
);

function isName(found: string): boolean {
  if (!/^\p{Lu}/u.test(found) || known.has(found.replace("'", '’'))) return false;
  // TypeError, IDBDatabase, innerHTML: capitals inside, but not those of McCarthy and O’Neill.
  const isIdentifier =
    /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|[_$\d]/u.test(found) && !/^(?:Ma?c|O['’]|Fitz)/.test(found);
  return !isIdentifier;
}

/** As many digits as a number that can be rung, and no date. */
function isPhone(found: string): boolean {
  const digits = found.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15 && !/^\d{4}-\d\d-\d\d/.test(found);
}
