import { liveNotice, noticeMoments, type Notice } from '@venue/domain';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { classes } from '../../ui/styles/classes.ts';
import { useNow } from '../../ui/now.tsx';
import styles from './notice-bar.module.css';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The house's notice at the top of every page, from its start until its end. Nothing on the page moves while somebody
 * reads it: a notice that appears later lies over the page until the next navigation, and the room of one that is
 * over or replaced stays until then.
 */
export function NoticeBar({ notice }: { notice: Notice }) {
  const { live, hasRoom, place, key } = useNotice(notice);
  return (
    <div key={key} ref={place} className={classes(styles.place, !hasRoom && styles.over)} data-screen-only>
      <div role="status">{live ? <NoticeText {...live} /> : null}</div>
    </div>
  );
}

/**
 * The notice again, where a guest is about to act on it. One that appears later is only in the `NoticeBar`, which then
 * stays in view.
 */
export function NoticeHere({ notice }: { notice: Notice }) {
  const { live, hasRoom, place, key } = useNotice(notice);
  if (!hasRoom) return null;
  return (
    <div key={key} ref={place} className={styles.here}>
      {live ? <NoticeText {...live} /> : null}
    </div>
  );
}

/** The live notice, and a ref for its place, whose height stays as it was when the page opened. */
function useNotice(notice: Notice) {
  const live = liveNotice(notice, useNow(...noticeMoments(notice)));
  const { pathname } = useLocation();
  const [opened, setOpened] = useState({ pathname, text: live?.text });
  if (opened.pathname !== pathname) setOpened({ pathname, text: live?.text });

  const place = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const isAsOpened = live?.text === opened.text;
  useBrowserLayoutEffect(() => {
    if (!place.current || opened.text === undefined) return;
    if (isAsOpened) height.current = place.current.offsetHeight;
    place.current.style.height = isAsOpened ? '' : `${height.current}px`;
  });
  return { live, hasRoom: opened.text !== undefined, place, key: opened.pathname };
}

function NoticeText({ text, link }: { text: string; link: string }) {
  return <p className={styles.notice}>{link ? <a href={link}>{text}</a> : text}</p>;
}
