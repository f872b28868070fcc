import { menuElementStrings, readPrice, type MenuElementType } from '@venue/domain';

/** An element that was read from pasted lines. */
export type ReadElement = { elementType: MenuElementType; name: string; description: string; price: string };

/** What a line is: an element, more about the dish above, the price of the line above, or nothing that is added. */
export type LineKind = MenuElementType | 'description' | 'price' | 'none';

/** A line that is not blank, and how it was read. */
export type ReadLine = Omit<ReadElement, 'elementType'> & { kind: LineKind; text: string };

const oneAmount = String.raw`(?:[€£$]\s*)?\d{1,4}(?:[.,]\d{1,3}){0,2}(?:\s*€)?`;
/** What may be one price or several, "€14", "14.50", "14 / 38", at the end of a line. */
const priceAtEnd = new RegExp(
  String.raw`(?:^|[\s.…·|,:;–—-])(${oneAmount}(?:\s*[/|]\s*${oneAmount})*)\s*$`,
  'u',
);
/** What leads to a price: dots, dashes, commas. */
const leader = /[\s.…·|,:;–—_-]+$/u;
const bullet = /^(?:[•*·‣▪–—-]\s+)+/u;

/**
 * Reads a list as people have it in mails and spreadsheets: a line with a price is a dish, with what stands after a
 * dash as its description; the line below a dish is its description; a price alone belongs to the line above; any
 * other line is a category. Columns divided by tabs are name, description and price. A heading right below a dish
 * cannot be told from its description, so the preview shows each line with its type, which can be changed.
 */
export function readLines(text: string): ReadLine[] {
  const lines: ReadLine[] = [];
  /** The element that the next line may belong to, and what it has got so far. */
  let open: { line: ReadLine; hasPrice: boolean; hasBelow: boolean } | undefined;

  for (const line of text.split(/\r\n?|\n/)) {
    const plain = line
      .replace(bullet, '')
      .replace(/[ \u00a0]+/g, ' ')
      .trim();
    if (plain === '') {
      open = undefined;
      continue;
    }
    const read = { ...readLine(plain), text: plain };
    const isPrice = read.name === '' && open !== undefined;
    if (isPrice && open && (!open.hasPrice || open.hasBelow)) {
      // After lines below a dish that has its price, the last one was the name of the next dish.
      const named = open.hasPrice ? lines.at(-1)! : open.line;
      named.kind = 'Dish';
      open = { line: named, hasPrice: true, hasBelow: false };
      lines.push({ ...read, kind: 'price' });
    } else if (open?.line.kind === 'Dish' && read.price === '' && !isHeading(plain)) {
      open.hasBelow = true;
      lines.push({ ...read, kind: 'description' });
    } else {
      open = { line: read, hasPrice: read.price !== '', hasBelow: false };
      lines.push(read);
    }
  }
  return lines;
}

/** Converts lines to elements. A description or price without a dish above starts a new dish. */
export function toElements(lines: readonly ReadLine[]): ReadElement[] {
  const elements: ReadElement[] = [];
  for (const { kind, name, description, price, text } of lines) {
    const above = elements.at(-1);
    const isBelowDish = above !== undefined && menuElementStrings[above.elementType] === 3;
    if (kind === 'none') continue;
    if (kind === 'description' && isBelowDish) {
      above.description = [above.description, text].filter(Boolean).join(' ');
    } else if (kind === 'price' && isBelowDish) {
      above.price = [above.price, text].filter(Boolean).join(' / ');
    } else if (kind === 'description' || kind === 'price') {
      const elementType = kind === 'price' ? 'Dish' : 'Message';
      elements.push({
        elementType,
        name: kind === 'price' ? '' : text,
        description: '',
        price: kind === 'price' ? text : '',
      });
    } else {
      elements.push({ elementType: kind, name, description, price });
    }
  }
  return elements;
}

function readLine(line: string): Omit<ReadLine, 'text'> {
  if (line.includes('\t')) return readColumns(line.split('\t').map((cell) => cell.trim()));
  const price = findPrice(line);
  if (price === '') return { kind: 'CategoryTitle', name: line.replace(/\s*:$/, ''), description: '', price };
  const words = line.slice(0, line.lastIndexOf(price)).replace(leader, '');
  return { kind: 'Dish', ...splitWords(words), price };
}

/** A spreadsheet's row: the last cell is the price, the ones between it and the name the description. */
function readColumns(cells: string[]): Omit<ReadLine, 'text'> {
  const filled = cells.filter(Boolean);
  const isPriced = filled.length > 1 && readPrice(filled.at(-1)!).amounts.length > 0;
  const [name = '', ...description] = isPriced ? filled.slice(0, -1) : filled;
  const kind = isPriced || description.length > 0 ? 'Dish' : 'CategoryTitle';
  return { kind, name, description: description.join(' '), price: isPriced ? filled.at(-1)! : '' };
}

/** "Roast hake – mussels, cider" is a name and its description. */
function splitWords(words: string): Pick<ReadElement, 'name' | 'description'> {
  const [, name = words, description = ''] = /^(.+?)\s+[–—-]\s+(.+)$/u.exec(words) ?? [];
  return { name: name.trim(), description: description.trim() };
}

/** The price at the end of a line; empty if there is none. A wine's year is no price: "Chablis 2021". */
function findPrice(line: string): string {
  const [, price = ''] = priceAtEnd.exec(line) ?? [];
  return readPrice(price).amounts.length > 0 && !/^(?:19|20)\d\d$/.test(price) ? price : '';
}

/** A line in capitals, or one that ends in a colon, begins a category wherever it stands. */
function isHeading(line: string): boolean {
  return line.endsWith(':') || (line === line.toUpperCase() && /\p{Lu}{3}/u.test(line));
}
