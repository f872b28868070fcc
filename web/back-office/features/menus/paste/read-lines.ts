import { readPrice, type MenuElementType } from '@venue/domain';

/** An element that was read from pasted lines. */
export type ReadElement = { elementType: MenuElementType; name: string; description: string; price: string };

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
 * other line is a category. Columns divided by tabs are name, description and price.
 */
export function readLines(text: string): ReadElement[] {
  const elements: ReadElement[] = [];
  /** The element that the next line may belong to, and the lines below its name. */
  let open: ReadElement | undefined;
  let below: string[] = [];

  function add(element: ReadElement) {
    elements.push(element);
    open = element;
    below = [];
  }

  for (const line of text.split(/\r\n?|\n/)) {
    const plain = line
      .replace(bullet, '')
      .replace(/[ \u00a0]+/g, ' ')
      .trim();
    const read = readLine(plain);
    if (plain === '') {
      open = undefined;
    } else if (open && read.name === '' && open.price === '') {
      Object.assign(open, { elementType: 'Dish', price: read.price });
    } else if (open && read.name === '' && below.length > 0) {
      // The line above was not more of the description, but the name of the next dish.
      const name = below.pop() ?? '';
      open.description = below.join(' ');
      add({ ...read, name });
    } else if (open?.elementType === 'Dish' && read.price === '' && !isHeading(plain)) {
      if (below.length === 0 && open.description) below.push(open.description);
      below.push(plain);
      open.description = below.join(' ');
    } else {
      add(read);
    }
  }
  return elements;
}

function readLine(line: string): ReadElement {
  if (line.includes('\t')) return readColumns(line.split('\t').map((cell) => cell.trim()));
  const price = findPrice(line);
  if (price === '')
    return { elementType: 'CategoryTitle', name: line.replace(/\s*:$/, ''), description: '', price };
  const words = line.slice(0, line.lastIndexOf(price)).replace(leader, '');
  return { elementType: 'Dish', ...splitWords(words), price };
}

/** A spreadsheet's row: the last cell is the price, the ones between it and the name the description. */
function readColumns(cells: string[]): ReadElement {
  const filled = cells.filter(Boolean);
  const isPriced = filled.length > 1 && readPrice(filled.at(-1)!).amounts.length > 0;
  const [name = '', ...description] = isPriced ? filled.slice(0, -1) : filled;
  const elementType = isPriced || description.length > 0 ? 'Dish' : 'CategoryTitle';
  return { elementType, name, description: description.join(' '), price: isPriced ? filled.at(-1)! : '' };
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
