/** The content of an element: nodes and texts; what is false or undefined is left out. */
export type Content = Node | string | false | undefined;

/**
 * Creates an element. An attribute that is `true` is there without a value; one that is false or undefined is left out.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | boolean | undefined> = {},
  ...content: Content[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) created.setAttribute(name, value === true ? '' : value);
  }
  created.append(...content.filter((each) => each !== false && each !== undefined));
  return created;
}

/** Creates a button that submits nothing. */
export function pressButton(
  attributes: Record<string, string | boolean | undefined>,
  onPress: () => void,
  ...content: Content[]
): HTMLButtonElement {
  const button = element('button', { type: 'button', ...attributes }, ...content);
  button.addEventListener('click', onPress);
  return button;
}
