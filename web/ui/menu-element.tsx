import { readMenuEntry, type MenuElement } from '@venue/domain';
import { classes } from './classes.ts';
import styles from './menu-card.module.css';

/** One element of a menu, by its type (sections 2.5, 3); an unknown type renders nothing. */
export function MenuElementView({ element }: { element: MenuElement }) {
  const text = element.content[0]?.contentString ?? '';
  switch (element.elementType) {
    case 'Title':
      return <h3 className={styles.title}>{text}</h3>;
    case 'CategoryTitle':
      return <h3 className={styles.category}>{text}</h3>;
    case 'Message':
      return <p className={styles.message}>{text}</p>;
    case 'Line':
      return <hr className={styles.line} />;
    case 'Break':
      return <div className={styles.break} aria-hidden="true" />;
    case 'Dish':
    case 'WineItem':
      return <Entry element={element} />;
    default:
      return null;
  }
}

function Entry({ element }: { element: MenuElement }) {
  const { name, description, price } = readMenuEntry(element);
  return (
    <div className={classes(styles.entry, element.elementType === 'WineItem' && styles.wine)}>
      <p className={styles.first}>
        <strong className={styles.dish}>{name}</strong>
        {price ? (
          <>
            <span className={styles.leader} aria-hidden="true" />
            <span className={styles.price}>{price}</span>
          </>
        ) : null}
      </p>
      {description ? <p className={styles.description}>{description}</p> : null}
    </div>
  );
}
