import { showPrice } from '@venue/domain';
import { ButtonLink } from '../../../ui/button.tsx';
import { Sounding } from '../../../ui/content/sounding.tsx';
import { langOf } from '../../../ui/lang-of.ts';
import { usePublished } from '../../layout/site-context.tsx';
import styles from './menu-card-start.module.css';

/** The first dishes of the first menu, on a card that hangs on the tide line. Nothing before there is a menu with dishes. */
export function MenuCardStart() {
  const [menu] = usePublished().menus;
  const dishes = menu?.begins ?? [];
  if (!menu || dishes.length === 0) return null;
  return (
    <aside className={styles.card} aria-label="From the menu">
      <p className={styles.label}>Prices in euro</p>
      <h2 lang={langOf(menu.title)}>{menu.title}</h2>
      <ol role="list">
        {dishes.map(({ name, price }) => (
          <li key={name}>
            <span>{name}</span> <Sounding text={showPrice(price)} />
          </li>
        ))}
      </ol>
      <ButtonLink to={`/menus?${menu.route}`} look="plain" small className={styles.more}>
        The whole card
      </ButtonLink>
    </aside>
  );
}
