/*
 * The faces of the team page. The specification stores no team (section 2.5 calls these texts
 * placeholders), so they are part of the build; a venue replaces this line with its own people.
 */
export { team } from '../../../../demo/content/team.ts';
