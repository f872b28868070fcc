/*
 * Messages for visitors, kept apart so that public pages don't load staff messages.
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
