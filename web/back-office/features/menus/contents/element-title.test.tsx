import { menuElementTypes, menuElementStrings } from '@venue/domain';
import { render } from '@testing-library/react';
import { ElementTitle } from './element-title.tsx';
import { nameElement } from '../menu-input.ts';

it('reads as the name of the element, whatever its type and whichever text is missing', () => {
  for (const elementType of menuElementTypes) {
    for (const strings of [
      ['Hake', 'with kale', '€24'],
      ['Hake', '', ''],
      ['', '', '€24'],
      ['', '', ''],
    ]) {
      const content = strings
        .slice(0, menuElementStrings[elementType])
        .map((contentString) => ({ contentString }));
      const { container, unmount } = render(<ElementTitle element={{ elementType, content }} />);
      expect(container.textContent).toBe(nameElement({ elementType, content }));
      unmount();
    }
  }
});
