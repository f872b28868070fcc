import { letterHtml, letterText } from './letter.ts';

const letter = {
  paragraphs: ['Dear <b>Ada</b> & "co",\nsecond line'],
  link: { words: 'See it', href: 'https://fathoms.example/booking/1#k"x' },
  signature: ['', 'Fathoms', 'Kilvara'],
};

it('a letter has the same words as text and as HTML, and nothing in it becomes markup', () => {
  expect(letterText(letter)).toBe(
    'Dear <b>Ada</b> & "co",\nsecond line\n\nSee it: https://fathoms.example/booking/1#k"x\n\n\nFathoms\nKilvara',
  );
  const markup = letterHtml(letter);
  expect(markup).toContain('Dear &lt;b&gt;Ada&lt;/b&gt; &amp; &quot;co&quot;,<br>second line');
  expect(markup).toContain('href="https://fathoms.example/booking/1#k&quot;x"');
  expect(markup).toContain('Fathoms<br>Kilvara');
});

it('a letter without a link has none', () => {
  expect(letterHtml({ paragraphs: ['Hello.'], signature: ['Fathoms'] })).not.toContain('<a ');
});
