/**
 * @typedef {object} Mutant
 * @property {string} file firestore.rules or storage.rules
 * @property {number} line counted from 1
 * @property {string} change what is different, as `before -> after`
 * @property {string} text the whole file with the change
 */

/** Methods of a request, those that `read` and `write` stand for included. */
const covers = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};
const methods = ['get', 'list', 'create', 'update', 'delete'];

/** What each comparison is turned into. */
const flips = { '==': '!=', '!=': '==', '<=': '>', '>=': '<', '<': '>=', '>': '<=' };

/** What lists of roles are widened by: every role there is, and one that is none. */
const moreRoles = ["'super'", "'admin'", "'chef'", "'waiter'"];

/**
 * Every rules file that differs from the given one in one loosened place: conditions dropped, comparisons
 * flipped, lists of roles widened, methods and paths added.
 * @param {string} file @param {string} source
 * @returns {Mutant[]}
 */
export function mutantsOf(file, source) {
  const code = withoutComments(source);
  return [
    ...droppedConditions(code),
    ...flippedComparisons(code),
    ...widenedLists(code),
    ...addedMethods(code),
    ...widenedPaths(code),
  ].map(({ from, to, becomes }) => ({
    file,
    line: code.slice(0, from).split('\n').length,
    change: `${inOneLine(code.slice(from, to))} -> ${becomes}`,
    text: code.slice(0, from) + becomes + code.slice(to),
  }));
}

/** @typedef {{ from: number, to: number, becomes: string }} Edit a piece of the text, and what it becomes */

/** Comments become spaces, so that places and lines stay. @param {string} source */
function withoutComments(source) {
  return source.replace(/\/\/.*$/gm, (comment) => ' '.repeat(comment.length));
}

/** Every condition, and each of its operands, holds. @param {string} code @returns {Edit[]} */
function droppedConditions(code) {
  const conditions = [...code.matchAll(/(?:allow [\w, ]+: if|return)\s+([^;]+);/dg)];
  return conditions.flatMap((found) => {
    const [from, to] = found.indices?.[1] ?? [0, 0];
    const operands = split(code, from, to);
    const pieces = operands.length > 1 ? [{ from, to }, ...operands] : operands;
    return pieces
      .filter((piece) => code.slice(piece.from, piece.to) !== 'true')
      .map((piece) => ({ ...piece, becomes: 'true' }));
  });
}

/**
 * The operands of `&&` and `||` outside parentheses, without the blanks around them.
 * @param {string} code @param {number} from @param {number} to
 */
function split(code, from, to) {
  const bounds = [from];
  let depth = 0;
  for (let i = from; i < to; i += 1) {
    if ('([{'.includes(code[i] ?? '')) depth += 1;
    if (')]}'.includes(code[i] ?? '')) depth -= 1;
    if (depth === 0 && /^(?:&&|\|\|)/.test(code.slice(i, i + 2))) bounds.push(i, i + 2);
  }
  bounds.push(to);
  return Array.from({ length: bounds.length / 2 }, (_, i) => trim(code, bounds[2 * i], bounds[2 * i + 1]));
}

/** @param {string} code @param {number} [from] @param {number} [to] */
function trim(code, from = 0, to = 0) {
  const piece = code.slice(from, to);
  return { from: from + (piece.length - piece.trimStart().length), to: from + piece.trimEnd().length };
}

/** @param {string} code @returns {Edit[]} */
function flippedComparisons(code) {
  return [...code.matchAll(/(?<= )(==|!=|<=|>=|<|>)(?= )/g)].map(({ 0: sign, index }) => ({
    from: index,
    to: index + sign.length,
    becomes: flips[/** @type {keyof flips} */ (sign)],
  }));
}

/** @param {string} code @returns {Edit[]} */
function widenedLists(code) {
  return [...code.matchAll(/\[('[^\]]*)\]/g)].flatMap(({ 0: list, 1: inner = '', index }) =>
    moreRoles
      .filter((role) => !inner.includes(role))
      .map((role) => ({ from: index, to: index + list.length, becomes: `[${inner}, ${role}]` })),
  );
}

/** @param {string} code @returns {Edit[]} */
function addedMethods(code) {
  return [...code.matchAll(/(?<=allow )[\w, ]+(?=:)/g)].flatMap(({ 0: named, index }) => {
    const known = named.split(/, */).flatMap((name) => covers[/** @type {keyof covers} */ (name)] ?? [name]);
    return methods
      .filter((method) => !known.includes(method))
      .map((method) => ({ from: index, to: index + named.length, becomes: `${named}, ${method}` }));
  });
}

/**
 * A record's match takes what lies below the record as well, and every other collection or folder. The
 * outer matches name the database and the bucket, and stay.
 * @param {string} code @returns {Edit[]}
 */
function widenedPaths(code) {
  return [...code.matchAll(/(?<=match )\/(\w+)\/\{(\w+)\}(?= \{)/g)].flatMap(
    ({ 0: path, 1: folder, 2: name, index }) =>
      [`/${folder}/{${name}=**}`, `/{anywhere}/{${name}}`].map((becomes) => ({
        from: index,
        to: index + path.length,
        becomes,
      })),
  );
}

/** @param {string} text */
function inOneLine(text) {
  return text.replace(/\s+/g, ' ');
}
