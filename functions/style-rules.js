import postcss from 'postcss';

/**
 * @typedef {import('../web/public-site/render/style-rules.ts').StyleRule} StyleRule
 */

/**
 * Splits a style sheet into its rules, each with the classes that it is about.
 * @param {string} sheet @returns {StyleRule[]}
 */
export function styleRules(sheet) {
  return rulesOf(postcss.parse(sheet).nodes);
}

/** @param {postcss.ChildNode[]} nodes @returns {StyleRule[]} */
function rulesOf(nodes) {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return [readRule(node)];
    if (node.type !== 'atrule') return [];
    const { name, params, nodes: inside } = node;
    if (/^(media|supports|layer|container)$/.test(name) && inside)
      return [{ condition: `@${name} ${params}`, rules: rulesOf(inside) }];
    if (name === 'keyframes') return [{ text: node.toString(), name: params }];
    if (name === 'font-face') return [{ text: node.toString(), name: familyOf(node) }];
    return [{ text: node.toString() + (inside ? '' : ';') }];
  });
}

/** @param {postcss.AtRule} fontFace */
function familyOf(fontFace) {
  let family = '';
  fontFace.walkDecls('font-family', ({ value }) => void (family = value.replace(/["']/g, '')));
  return family;
}

/** @param {postcss.Rule} rule @returns {StyleRule} */
function readRule(rule) {
  const selectors = rule.selectors.map((text) => {
    // What :not(), :is() and :has() say inside may hold without these classes on the page.
    const outside = text.replace(/:(not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
    return { text, classes: [...outside.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name) };
  });
  return { selectors, body: rule.toString().slice(rule.selector.length) };
}
