import { scrollInThresholds, type ButtonType } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import { PageTop } from '../../../ui/page/page-top.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Prose } from '../../../ui/content/prose.tsx';
import { Reveal } from '../../../ui/page/reveal.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { TypeButton } from '../../../ui/type-button.tsx';
import { NothingYet } from '../../layout/nothing-yet.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import styles from './room-page.module.css';

export type RoomPageProps = {
  title: string;
  /** Prefix of the website fields that the page shows. */
  room: 'chefsTable' | 'wineCave' | 'career';
  /** The button below the text. */
  button: ButtonType;
  /** What its link asks for, "?note=chefs-table". */
  query?: string;
};

/** The chef's table, the wine cave and the careers page: one layout, each with its own fields. */
export function RoomPage({ title, room, button, query }: RoomPageProps) {
  const { website } = usePublished();
  const pictures = ([1, 2, 3] as const).map((place) => website[`${room}Img${place}`]).filter(Boolean);
  const heading = website[`${room}DescTitle`];
  const text = website[`${room}Desc`];
  return (
    <div className={classes(styles.page, styles[room])}>
      <PageTop title={title} image={website[`${room}TopImg`]} />
      {heading || text.trim() || pictures.length > 0 ? (
        <div className={classes(styles.words, room === 'wineCave' && Boolean(venue.steps) && styles.steps)}>
          {heading ? <h2>{heading}</h2> : null}
          <div className={styles.text}>
            <Prose text={text} />
            <TypeButton value={button} look="quiet" query={query} />
          </div>
        </div>
      ) : (
        <NothingYet what="We are getting this page ready." />
      )}
      <Reveal className={styles.pictures} threshold={scrollInThresholds.page}>
        {pictures.map((file, index) => (
          <Picture key={index} file={file} sizes="(min-width: 48rem) 34vw, 100vw" />
        ))}
      </Reveal>
    </div>
  );
}
