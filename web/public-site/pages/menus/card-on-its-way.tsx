import type { Menu } from '@venue/domain';
import { useContentFailed } from '../../content/index.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './card-on-its-way.module.css';

/** In the place of a card that was chosen before its content has come. */
export function CardOnItsWay({ menu }: { menu: Menu }) {
  const hasFailed = useContentFailed();
  return (
    <div className={styles.place}>
      {hasFailed ? (
        <p role="alert">
          This card could not be fetched. It comes by itself as soon as the line is back, or you can{' '}
          {/* To the server, whatever the app has. */}
          <a href={`/menus?${menu.route}`}>open it anew</a>.
        </p>
      ) : (
        <Spinner label="The card is on its way …" labelled />
      )}
    </div>
  );
}
