/**
 * @typedef {object} Mutant
 * @property {string} file firestore.rules or storage.rules
 * @property {number} line counted from 1
 * @property {string} change what is different, as `before -> after`
 * @property {string} text the whole file with the change
 */

/** The methods that `read` and `write` stand for. */
const covers = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};
const methods = ['get', 'list', 'create', 'update', 'delete'];

/** The replacement of each comparison. */
const flips = { '==': '!=', '!=': '==', '<=': '>', '>=': '<', '<': '>=', '>': '<=' };

/** The roles added to lists: all existing ones, and an unknown one. */
const moreRoles = ["'super'", "'admin'", "'chef'", "'host'", "'waiter'"];

/**
 * All variants of a rules file with one change that loosens it: a dropped condition, a flipped comparison, a longer list
 * of roles, an added method or path.
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

/** @typedef {{ from: number, to: number, becomes: string }} Edit a range of the text, and its replacement */

/** Replaces comments by spaces, so that positions stay the same. @param {string} source */
function withoutComments(source) {
  return source.replace(/\/\/.*$/gm, (comment) => ' '.repeat(comment.length));
}

/** Makes each condition, and each of its operands, true. @param {string} code @returns {Edit[]} */
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
 * The operands of `&&` and `||` outside parentheses, trimmed.
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
    becomes: flips[/** @type {keyof typeof flips} */ (sign)],
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
    const known = named
      .split(/, */)
      .flatMap((name) => covers[/** @type {keyof typeof covers} */ (name)] ?? [name]);
    return methods
      .filter((method) => !known.includes(method))
      .map((method) => ({ from: index, to: index + named.length, becomes: `${named}, ${method}` }));
  });
}

/**
 * Makes the match of a record cover everything below it, or any collection or folder. The outer matches, of the
 * database and the bucket, stay.
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
