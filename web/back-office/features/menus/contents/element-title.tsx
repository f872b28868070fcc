import { menuTypeNames, showPrice, type MenuElement, type MenuElementType } from '@venue/domain';
import { classes } from '../../../../ui/styles/classes.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import layout from '../../../shell/layout.module.css';
import styles from './element-title.module.css';

const looks: Partial<Record<MenuElementType, string>> = {
  Title: styles.heading,
  CategoryTitle: styles.heading,
  Message: styles.message,
};

type ElementTitleProps = { element: Pick<MenuElement, 'elementType' | 'content'> };

/** An element as a row of the form: dishes with the price at the right, headings larger. It reads as `nameElement`. */
export function ElementTitle({ element }: ElementTitleProps) {
  const { elementType } = element;
  const [text = '', , price = ''] = element.content.map(({ contentString }) => contentString);
  const name = menuTypeNames[elementType];
  const type = text || price ? `${name}:` : name;
  return (
    <span className={classes(styles.title, looks[elementType])}>
      {/* Most elements are dishes, which need no label. */}
      {elementType === 'Dish' ? (
        <VisuallyHidden>{type}</VisuallyHidden>
      ) : (
        <span className={`${layout.quiet} ${styles.type}`}>{type}</span>
      )}
      {(text || price) && ' '}
      {text && <span className={`${layout.clamped} ${styles.text}`}>{text}</span>}
      {text && price && <VisuallyHidden> · </VisuallyHidden>}
      {price && <span className={styles.price}>{showPrice(price)}</span>}
    </span>
  );
}
