import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kindNames, kindOf } from '@venue/domain';
import { inProject } from './shared/paths.js';

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const markdownIn = (folder: string) =>
  readdirSync(inProject(folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));

const index = 'docs/decisions/README.md';
const decisions = markdownIn('docs/decisions').filter((file) => file !== index);
const validDecisions = decisions.filter((file) => !/^Status: superseded/m.test(read(file)));
const guides = [...markdownIn('.'), ...markdownIn('docs'), 'venue-content/README.md'];
const { scripts: commands } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Files that a guide tells its reader to create, or that a build creates. */
const created = ['firebase.deploy.json', 'functions/.env', 'venue.staging.config.ts'];

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match]) => match!);

/** Paths from the project's root, and files in code marks: web/ui/button.tsx, `firebase.json`. */
function namedFiles(text: string): string[] {
  const folders = 'demo|docs|domain|functions|scripts|tests|venue-content|web';
  const paths = new RegExp(`(?<![\\w./-])((?:${folders})/(?:[\\w./-]*[\\w/])?)`, 'g');
  return [...matches(text, paths), ...matches(text, /`([\w.-]+\.(?:js|json|rules|ts))`/g)];
}

/** Targets of links and pictures inside the project. */
function linkedFiles(text: string): string[] {
  const targets = [...matches(text, /\]\(([^)#\s]+)[^)]*\)/g), ...matches(text, /src(?:set)?="([^"]+)"/g)];
  return targets.filter((target) => !target.includes('://'));
}

describe('the documentation', () => {
  it.each(guides)('%s names only files and commands that exist', (guide) => {
    const text = read(guide);
    const isThere = (file: string) =>
      existsSync(inProject(join(dirname(guide), file))) || existsSync(inProject(file));
    const files = [...namedFiles(text), ...linkedFiles(text)].filter((file) => !created.includes(file));
    expect(files.filter((file) => !isThere(file))).toEqual([]);
    expect(matches(text, /npm run ([\w:-]+)/g).filter((command) => !(command in commands))).toEqual([]);
  });

  it.each(validDecisions)('%s names no path of a file that does not exist', (decision) => {
    const files = namedFiles(read(decision)).filter((file) => /\/.*\.\w+$/.test(file));
    const isThere = (file: string) => created.includes(file) || existsSync(inProject(file));
    expect(files.filter((file) => !isThere(file))).toEqual([]);
  });

  it.each(decisions)('%s weighs alternatives and names the files it binds', (decision) => {
    const text = read(decision);
    expect(text).toMatch(/^\*\*Alternatives\.\*\* \S/m);
    const [, binds = ''] = /^\*\*Binds\.\*\* ([^]+)/m.exec(text) ?? [];
    const files = matches(binds, /`([^`]+)`/g);
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !existsSync(inProject(file)))).toEqual([]);
  });

  it('the table of collections names each kind and the part that guests get of it', () => {
    const rows = read('docs/architecture.md')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()));
    for (const kind of kindNames) {
      const row = rows.find(([, document]) => document?.startsWith(`\`${kind}/`));
      const { publish } = kindOf(kind);
      const part =
        'part' in publish ? publish.part : { own: 'gigs', nothing: 'nothing', site: 'site' }[publish.in];
      expect(row?.at(-2), kind).toContain(part);
    }
  });

  it('lists the decisions of a subject by number', () => {
    for (const subject of read(index).split('\n## ')) {
      const listed = linkedFiles(subject);
      expect(listed).toEqual(listed.toSorted());
    }
  });

  it('lists each decision, with its date and status, under a number of its own', () => {
    const listed = linkedFiles(read(index)).map((file) => `docs/decisions/${file}`);
    expect(listed.toSorted()).toEqual(decisions.toSorted());
    for (const file of decisions) {
      expect(read(file), file).toMatch(/^Date: \d{4}-\d{2}-\d{2}$/m);
      expect(read(file), file).toMatch(/^Status: (accepted|superseded by \d{4})$/m);
    }
    expect(new Set(decisions.map((file) => file.slice(0, 'docs/decisions/NNNN'.length))).size).toBe(
      decisions.length,
    );
  });
});
