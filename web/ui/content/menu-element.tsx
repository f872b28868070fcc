import { endOfTonight, offUntil, readMenuEntry, showPrice, type MenuElement } from '@venue/domain';
import { classes } from '../styles/classes.ts';
import { DishFacts } from './dish-facts.tsx';
import { langOf } from '../lang-of.ts';
import { Sounding } from './sounding.tsx';
import styles from './menu-card.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

type MenuElementViewProps = {
  element: MenuElement;
  /** The time for which it is shown; without it, it is not off. */
  now?: Date;
  /** Whether anything is known about the dishes of this menu. */
  hasFacts: boolean;
  /** Not for the guest who reads. */
  isFaded: boolean;
};

/** The id of a category's heading, for links to it; undefined for a line that has just been added in the office. */
export function categoryId({ _id }: Pick<MenuElement, '_id'>): string | undefined {
  return _id && `part-${_id}`;
}

/** One element of a menu, by its type; an unknown type renders nothing. */
export function MenuElementView({ element, ...dish }: MenuElementViewProps) {
  const text = element.content[0]?.contentString ?? '';
  switch (element.elementType) {
    case 'Title':
      return (
        <h3 className={styles.title} lang={langOf(text)}>
          {text}
        </h3>
      );
    case 'CategoryTitle':
      return (
        <h3 id={categoryId(element)} className={styles.category}>
          {text}
        </h3>
      );
    case 'Message':
      return <p className={styles.message}>{text}</p>;
    case 'Line':
      return <hr className={styles.line} />;
    case 'Break':
      return <div className={styles.break} aria-hidden="true" />;
    case 'Dish':
    case 'WineItem':
      return <Entry element={element} {...dish} />;
    default:
      return null;
  }
}

function Entry({ element, now, hasFacts, isFaded }: MenuElementViewProps) {
  const { name, description, price } = readMenuEntry(element);
  const off = now && offUntil(element, now);
  const isOff = off !== undefined;
  const look = [element.elementType === 'WineItem' && styles.wine, (isFaded || isOff) && styles.faded];
  return (
    <div className={classes(styles.entry, ...look)}>
      <p className={styles.first}>
        <strong className={styles.dish}>{isOff ? <s>{name}</s> : name}</strong>
        {isFaded && !isOff ? <VisuallyHidden> (doesn’t fit your choice)</VisuallyHidden> : null}
        {price || isOff ? (
          <>
            <span className={styles.leader} aria-hidden="true" />
            <span className={styles.price}>
              {off === undefined ? <Sounding text={showPrice(price)} /> : goneWords(off, now!)}
            </span>
          </>
        ) : null}
      </p>
      {description || hasFacts ? (
        <p className={styles.description}>
          {description} {hasFacts ? <DishFacts dish={element} /> : null}
        </p>
      ) : null}
    </div>
  );
}

/** @param until when the dish is back; null if nobody has said */
function goneWords(until: Date | null, now: Date): string {
  return until && until <= endOfTonight(now) ? 'gone for tonight' : 'gone for now';
}
