/*
 * The sentences that visitors can meet. They have a file of their own because a module that public pages and back
 * office share is loaded by both, and a guest's phone should not load what only staff read.
 */

// Documented, so word for word.
export const descriptionMissing = 'Description not available';
export const noUpcomingEvents = 'No events currently scheduled, please check back later.';
export const noDropdownItems = 'No dropdown items found.';

/** In place of the date of a gig that has none yet. */
export const dateToBeAnnounced = 'Date to be announced';
/** Said of a gig from its start to its end, by the site and the back office. */
export const onNow = 'On now';

// Failures.
export const serverFailed = 'Something went wrong on our side. Please try again.';
