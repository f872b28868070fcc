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
