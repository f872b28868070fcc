import ts from 'typescript';

/** The texts that an expression can have, by its type. @param {ts.TypeChecker} checker @param {ts.Expression} expression */
export function textsOf(checker, expression) {
  const type = checker.getTypeAtLocation(expression);
  const types = type.isUnion() ? type.types : [type];
  const texts = types.map((each) => (each.isStringLiteral() ? each.value : undefined));
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

/** @param {ts.TypeChecker} checker @param {ts.Node} node */
export function declarationOf(checker, node) {
  return checker.getSymbolAtLocation(node)?.declarations?.[0];
}

/** The value that a name was declared with. @param {ts.TypeChecker} checker @param {ts.Expression} name */
export function initializerOf(checker, name) {
  const declaration = declarationOf(checker, name);
  return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
}

/** Without brackets, casts and `await`. @param {ts.Expression} expression @returns {ts.Expression} */
export function withoutWrapping(expression) {
  const isWrapped =
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression) ||
    ts.isAwaitExpression(expression);
  return isWrapped ? withoutWrapping(expression.expression) : expression;
}
