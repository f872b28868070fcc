import { scrollInThresholds, type ButtonType } from '@venue/domain';
import { PageTitle } from '../../ui/page-title.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PageTop } from '../page-top.tsx';
import { Prose } from '../prose.tsx';
import { Reveal } from '../reveal.tsx';
import { usePublished } from '../site-context.tsx';
import { TypeButton } from '../type-button.tsx';
import styles from './room-page.module.css';

type RoomPageProps = {
  /** Beginning of the website fields that the page shows. */
  room: 'chefsTable' | 'wineCave' | 'career';
  /** What a reader who has come to the end would do. */
  button: ButtonType;
};

/** The chef's table, the wine cave and the careers page: one layout, each with its own fields (section 2.5). */
function RoomPage({ room, button }: RoomPageProps) {
  const { website, media } = usePublished();
  const pictures = ([1, 2, 3] as const).map((place) => website[`${room}Img${place}`]).filter(Boolean);
  return (
    <>
      <PageTitle title={website[`${room}Title`]} description={website[`${room}Desc`]} />
      <PageTop title={website[`${room}Title`]} image={website[`${room}TopImg`]} media={media} />
      <div className={styles.words}>
        <h2>{website[`${room}DescTitle`]}</h2>
        <div className={styles.text}>
          <Prose text={website[`${room}Desc`]} />
          <TypeButton value={button} look="ink" />
        </div>
      </div>
      <Reveal className={styles.pictures} threshold={scrollInThresholds.page}>
        {pictures.map((file, index) => (
          <Picture key={index} file={file} media={media[file]} sizes="(min-width: 48rem) 50vw, 100vw" />
        ))}
      </Reveal>
    </>
  );
}

export function ChefsTablePage() {
  return <RoomPage room="chefsTable" button="Book" />;
}

export function WineCavePage() {
  return <RoomPage room="wineCave" button="Book" />;
}

export function CareersPage() {
  return <RoomPage room="career" button="ContactUs" />;
}
