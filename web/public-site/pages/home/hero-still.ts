import { skyAt, type Website } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import { classes } from '../../../ui/styles/classes.ts';
import styles from './hero.module.css';

/**
 * The hero's still picture at a moment, and the classes of the light over it: that of dawn, day or night, by the sun over
 * the house. An hour without a picture of its own has the one for all hours, with the light of dawn or day laid over it.
 */
export function heroStill(website: Website, now: Date): { image: string; light: string } {
  const { heroDawnImg: dawn, heroDayImg: day, heroNightImg: night, mediaQueryImg } = website;
  const sky = skyAt(now, venue.place);
  const own = { dawn, day, night }[sky];
  const image = own || mediaQueryImg;
  const light =
    sky === 'night' ? '' : classes(styles.early, sky === 'day' && styles.day, image && !own && styles.tinted);
  return { image, light };
}
