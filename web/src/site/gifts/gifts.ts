/*
 * The five gifts. The specification stores none (section 2.5 calls them placeholders), so they are
 * part of the build; a venue replaces this line with its own.
 */
export { gifts } from '../../../../demo/content/gifts.ts';
