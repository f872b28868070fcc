import { scrollInThresholds, type Website } from '@venue/domain';
import type { ReactNode } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/page/reveal.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { TypeButton } from '../../../ui/type-button.tsx';
import { CaveDoor } from './cave-door.tsx';
import { GigDates } from './gig-dates.tsx';
import styles from './landing-rows.module.css';
import { MenuCardStart } from './menu-card-start.tsx';
import { PictureStrip } from './picture-strip.tsx';

type Row = { title: string; text: string; button: string; image: string };

/**
 * The five rows of the home page, each a band deeper than the last and with a layout of its own: beside the beginning of the
 * menu, with the home images, with the next gigs, with a wide picture, and with the closing title as a door that books. A row
 * without title, text and picture is left out; what else belongs to its band stays.
 */
export function LandingRows({ website }: { website: Website }) {
  const [tide, view, corner, rail, cave] = ([1, 2, 3, 4, 5] as const).map((place) => rowOf(website, place));
  const { ethosTitle, homeImgs } = website;
  return (
    <div className={styles.down}>
      <Lead />
      {tide || ethosTitle ? (
        <Band className={styles.tide}>
          <div>
            {ethosTitle ? <p className={styles.ethos}>{ethosTitle}</p> : null}
            <Words row={tide} />
          </div>
          <div className={styles.beside}>
            <MenuCardStart />
            <RowPicture row={tide} sizes="(min-width: 48rem) 48vw, 100vw" />
          </div>
        </Band>
      ) : null}
      {view || homeImgs.length > 0 ? (
        <Band className={styles.view}>
          <Words row={view} split />
          <PictureStrip files={[view?.image ?? '', ...homeImgs].filter(Boolean)} />
        </Band>
      ) : null}
      {corner ? (
        <Band className={styles.corner}>
          <div>
            <Words row={corner} before={<GigDates />} />
          </div>
          <RowPicture row={corner} sizes="(min-width: 60rem) 54vw, 100vw" />
        </Band>
      ) : null}
      {rail ? (
        <Band className={styles.rail}>
          <Words row={rail} split />
          <RowPicture row={rail} sizes="100vw" />
        </Band>
      ) : null}
      {cave || website.landingTitle6 ? (
        <Band className={styles.cave}>
          <Words row={cave} />
          <CaveDoor website={website} image={cave?.image ?? ''} />
        </Band>
      ) : null}
    </div>
  );
}

/** A row of the record; undefined for an empty one. */
function rowOf(website: Website, place: 1 | 2 | 3 | 4 | 5): Row | undefined {
  const row = {
    title: website[`landingTitle${place}`],
    text: website[`landingDesc${place}`],
    button: website[`landingButton${place}`],
    image: website[`landingImg${place}`],
  };
  return row.title || row.text || row.image ? row : undefined;
}

function Band({ className, children }: { className: string | undefined; children: ReactNode }) {
  return <section className={classes(styles.band, className)}>{children}</section>;
}

type WordsProps = {
  row: Row | undefined;
  /** The heading on one side, text and button on the other. */
  split?: boolean;
  /** Stands between text and button. */
  before?: ReactNode;
};

function Words({ row, split, before }: WordsProps) {
  if (!row) return null;
  return (
    <Reveal className={split ? styles.split : undefined} threshold={scrollInThresholds.page}>
      {row.title ? <h2>{row.title}</h2> : null}
      <div className={styles.words}>
        {row.text ? <p>{row.text}</p> : null}
        {before}
        <TypeButton value={row.button} look="quiet" />
      </div>
    </Reveal>
  );
}

function RowPicture({ row, sizes }: { row: Row | undefined; sizes: string }) {
  if (!row?.image) return null;
  return (
    <div className={styles.picture} data-screen-only>
      <Picture file={row.image} sizes={sizes} />
    </div>
  );
}

/** The lead of the logo, on a line beside the text down the whole page. CSS alone draws and moves it. */
function Lead() {
  return (
    <div className={styles.lead} aria-hidden="true" data-screen-only>
      <svg viewBox="0 0 30 64">
        <path d="M10.5 12h9L25 57c.4 7-20.4 7-20 0z" fill="#c99a4b" />
        <path d="M12 13h3l-3.5 48c-4-.5-6-2-6-4z" fill="#e8c987" />
      </svg>
    </div>
  );
}
