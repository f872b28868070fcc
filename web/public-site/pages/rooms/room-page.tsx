import { scrollInThresholds, type ButtonType } from '@venue/domain';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { NothingYet } from '../../layout/nothing-yet.tsx';
import { PageTop } from '../../../ui/page-top.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import { TypeButton } from '../../../ui/type-button.tsx';
import styles from './room-page.module.css';

type RoomPageProps = {
  /** What the page is called while staff have not named it. */
  name: string;
  /** Beginning of the website fields that the page shows. */
  room: 'chefsTable' | 'wineCave' | 'career';
  /** What a reader who has come to the end would do. */
  button: ButtonType;
};

/** The chef's table, the wine cave and the careers page: one layout, each with its own fields (section 2.5). */
function RoomPage({ name, room, button }: RoomPageProps) {
  const { website, media } = usePublished();
  const pictures = ([1, 2, 3] as const).map((place) => website[`${room}Img${place}`]).filter(Boolean);
  const title = website[`${room}Title`] || name;
  const heading = website[`${room}DescTitle`];
  const hasContent = heading || website[`${room}Desc`].trim() || pictures.length > 0;
  return (
    <>
      <PageTitle title={title} description={website[`${room}Desc`]} />
      <PageTop title={title} image={website[`${room}TopImg`]} media={media} />
      {hasContent ? (
        <div className={styles.words}>
          {heading ? <h2>{heading}</h2> : null}
          <div className={styles.text}>
            <Prose text={website[`${room}Desc`]} />
            <TypeButton value={button} look="ink" />
          </div>
        </div>
      ) : (
        <NothingYet what="We are getting this page ready." />
      )}
      <Reveal className={styles.pictures} threshold={scrollInThresholds.page}>
        {pictures.map((file, index) => (
          <Picture key={index} file={file} media={media[file]} sizes="(min-width: 48rem) 50vw, 100vw" />
        ))}
      </Reveal>
    </>
  );
}

export function ChefsTablePage() {
  return <RoomPage name="The chef’s table" room="chefsTable" button="Book" />;
}

export function WineCavePage() {
  return <RoomPage name="The wine cave" room="wineCave" button="Book" />;
}

export function CareersPage() {
  return <RoomPage name="Careers" room="career" button="ContactUs" />;
}
