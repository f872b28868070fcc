import { readMenuEntry, type MenuElement } from '@venue/domain';

type Sent = Pick<MenuElement, 'elementType' | 'content'> & { _id?: string | undefined };

/**
 * The stored element that each element of a list is a new state of: the one with its id; for an element without an id,
 * as programs send that do not know of ids, the one with the same texts, or else the one of the same type and name.
 * Without an id each stored element is found once at most.
 */
export function matchElements(
  elements: readonly Sent[],
  known: readonly MenuElement[],
): (MenuElement | undefined)[] {
  const byId = new Map(known.map((element) => [element._id, element]));
  const found = elements.map(({ _id }) => (_id ? byId.get(_id) : undefined));
  for (const keyOf of [textsOf, nameOf]) {
    const left = queuesOf(
      known.filter((element) => !found.includes(element)),
      keyOf,
    );
    elements.forEach((element, index) => {
      if (!element._id) found[index] ??= left.get(keyOf(element))?.shift();
    });
  }
  return found;
}

/** The elements by a key, those with the same key in their order. */
function queuesOf(elements: MenuElement[], keyOf: (element: MenuElement) => string) {
  const queues = new Map<string, MenuElement[]>();
  for (const element of elements) {
    const key = keyOf(element);
    queues.set(key, [...(queues.get(key) ?? []), element]);
  }
  return queues;
}

function textsOf({ elementType, content }: Sent): string {
  return JSON.stringify([elementType, ...content.map(({ contentString }) => contentString)]);
}

function nameOf({ elementType, content }: Sent): string {
  return JSON.stringify([elementType, readMenuEntry({ content }).name]);
}
