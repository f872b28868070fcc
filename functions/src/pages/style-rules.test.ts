import { stylesInUse } from '../../../web/public-site/render/style-rules.ts';
import { styleRules } from '../../style-rules.js';

const used = (sheet: string, html: string) => stylesInUse([styleRules(sheet)], html);
const page = '<nav class="nav_abc wide_abc"><a href="/">Home</a></nav>';

it.each([
  ['rules for elements', 'body{margin:0}nav>a{color:red}'],
  ['a class of the page', '.nav_abc{color:red}.nav_abc .wide_abc:focus{color:blue}'],
  ['a state that the browser knows', '.nav_abc[aria-expanded=true]:focus-within>a:before{content:"."}'],
  ['a class that must be absent', '.nav_abc:not(.open_abc){display:none}'],
  ['one of several classes', ':is(.open_abc,.nav_abc) a{color:red}'],
  ['a font in use', '@font-face{font-family:Old Face;src:url(/assets/a.woff2)}body{font-family:"Old Face"}'],
  ['an animation in use', '@keyframes turn_abc{to{rotate:1turn}}.nav_abc{animation:turn_abc 1s}'],
  ['a condition around a rule', '@media (width>=62rem){@supports (gap:1px){.nav_abc{gap:1px}}}'],
])('a page keeps %s', (_, sheet) => {
  expect(used(sheet, page)).toBe(sheet);
});

it.each([
  ['a class that it lacks', '.open_abc{color:red}.open_abc .nav_abc{color:red}'],
  ['a longer class that begins alike', '.nav_abcd{color:red}'],
  ['an animation of nothing on it', '@keyframes turn_abc{to{rotate:1turn}}.open_abc{animation:turn_abc}'],
  ['a condition with nothing in it', '@media (width>=62rem){.open_abc{color:red}}'],
  ['what is printed', '@media print{.nav_abc{display:none}}'],
  ['what forced colours need', '@media (forced-colors:active){.nav_abc{outline:1px solid}}'],
  ['what shows where the mouse is', '.nav_abc a:hover{color:red}'],
  [
    'what follows the first picture',
    ':root:not([data-first-picture]) .nav_abc{background:url(/assets/a.svg)}',
  ],
  ['transitions', '.nav_abc{transition:color .2s ease}'],
  ['a font that nothing uses', '@font-face{font-family:Old Face;src:url(/assets/a.woff2)}'],
])('a page goes without %s', (_, sheet) => {
  expect(used(sheet, page)).toBe('');
});

it('a page keeps the custom properties that it reads, and those that these read', () => {
  const sheet = ':root{--ink:#0b1720;--text:var(--ink);--title:"a;b";--old:1px;--older:var(--old)}';
  expect(used(`${sheet}body{color:var(--text)}`, page)).toBe(
    ':root{--ink:#0b1720;--text:var(--ink);}body{color:var(--text)}',
  );
  expect(used(sheet, '<svg fill="var(--title)"></svg>')).toBe(':root{--title:"a;b";}');
});

it('of several selectors, a page keeps those that match', () => {
  expect(used('.open_abc .nav_abc,.nav_abc a{color:red}', page)).toBe('.nav_abc a{color:red}');
});
