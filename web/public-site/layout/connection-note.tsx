import { formatLongDateTime } from '@venue/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { classes } from '../../ui/styles/classes.ts';
import { useContentConnection } from '../content/index.ts';
import styles from './connection-note.module.css';

/**
 * The offline notice, with the time when the content was last up to date. A page that somebody is reading when the
 * connection goes does not move: there the notice lies over it until the next navigation.
 */
export function ConnectionNote() {
  const { online, savedAt } = useContentConnection();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState({ pathname, online });
  if (opened.pathname !== pathname) setOpened({ pathname, online });
  return (
    <div className={classes(styles.place, !opened.online && styles.room)} role="status" data-screen-only>
      {online ? null : (
        <p className={styles.note}>
          {savedAt
            ? `Offline – saved copy from ${formatLongDateTime(savedAt)}`
            : 'Offline – some pictures may be missing'}
        </p>
      )}
    </div>
  );
}
