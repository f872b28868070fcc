/*
 * Every sentence the product says back. Each is an export of its own, so that a page carries only
 * the sentences it uses; read them as `messages.menuDeleted`.
 *
 * The first part repeats sections 2, 4, 5 and 8 to the letter, slips of spelling included: staff know
 * these alerts, and the contract tests compare them. Change nothing there. The second part is ours.
 */

export * from './visitor-messages.ts';

// URL endpoints of menus and routes (section 5).
export const endpointSpaces = 'Route cannot contain space characters';
export const endpointTooLong = 'Route cannot exceed 11 characters';
export const endpointNumbers = 'Route cannot contain numbers';
export const endpointLetters = 'Route can only contain alphabetic characters';
export const endpointEmpty = 'Route cannot be empty!';

// What a form still needs (section 5).
export const menuEndpointMissing = 'You must provide a URL ENDPOINT for the Menu...';
export const menuTitleMissing = 'You must provide a TITLE for the Menu...';
export const elementTypeMissing = 'You must set an element type';
export const textPendingForOtherType =
  'You have already provided text for a different element type! Delete this text and then change the type.';
export const panelButtonMissing = 'You must set an BUTTON type';
export const panelPhotoMissing = 'You must set a PANEL PHOTO';
export const routeDescriptionMissing = 'You must provide a DESCRIPTION for the Route ...';
/** Said when the cover photo is missing, and also when the URL endpoint is (section 5 says so). */
export const routeCoverPhotoMissing = 'You must provide a COVER PHOTO for the Route...';

// Questions before something is deleted (section 2.7).
export const confirmRouteDelete = 'Are you sure you want to delete this Route?';
export const confirmEventDelete = 'Are you sure you want to delete this Event?';

// Failures (section 8).
export const expiredToken = 'Your authentication token is expired. Please login again via the sign in page.';
export const emailFailed = 'Failed to send email. Please try again later.';
export const adminSignInFailed = 'Check you have used the correct credentials';
export const invalidCredentials = 'Invalid email or password.';
export const eventCreateFailed = 'WARNING: Your authentication token has expired. Please sign in again.';
export const chefProfileFailed =
  'Please enter your current password before making changes to your profile. Or signin again to refresh your authentication token';
/** Followed by what the server said, or by `unknownError`. */
export const menuOrderFailed = 'Failed to change MENU ORDER: ';
export const unknownError = 'Unknown error';
export const menuOrderError =
  'Error updating MENU ORDER. Try signing in and signing out of the app to renew your access token.';

// Successes (section 8).
export const emailSent = 'Email sent successfully!';
export const eventCreated = 'NEW EVENT sucessfully created.';
export const eventUpdated = 'Event successfully updated.';
export const chefProfileUpdated = 'Your profile has been successfully updated';
export const websiteUpdated = 'The website has been successfully updated!';
export const menuUpdated = 'Your MENU has been successfully updated!';
export const menuCreated = 'Your MENU has been added successfully!';
export const menuDeleted = 'Your MENU has been successfully deleted!';
export const menuOrderUpdated = 'Your MENU ORDER has been successfully updated!';
export const openingHoursUpdated = 'The OPENING HOURS have been successfully updated!';
export const termsUpdated = 'The TERMS & CONDITIONS have been successfully updated!';
export const privacyUpdated = 'The PRIVACY POLICY has been successfully updated!';
export const routeUpdated = 'Your ROUTE has been successfully updated!';
export const routeCreated = 'The ROUTE has been added successfully!';
export const routeDeleted = 'Your ROUTE has been successfully deleted!';

/* ------------------------------------------------------------------ */
/* Our own sentences, for what the specification leaves without words. */
/* ------------------------------------------------------------------ */

// Successes and questions.
export const eventDeleted = 'Event successfully deleted.';
export const eventUpdateFailed = 'The event was not updated.';
export const eventDeleteFailed = 'The event was not deleted.';
export const profileUpdateFailed = 'Your profile was not updated.';
export const confirmMenuDelete = 'Are you sure you want to delete this Menu?';

// Fields.
export const invalidId = 'That is not a valid id.';
export const bodyNotObject = 'Send a JSON object.';
export const notText = 'This must be text.';
export const notList = 'This must be a list.';
export const notFlag = 'This must be yes or no.';
export const textEmpty = 'Please type some text.';
export const controlCharacters = 'This contains characters that cannot be shown. Please type it again.';
export const singleLine = 'This must be a single line.';
export const contentsMissing = 'The list of contents is missing.';
export const elementTypeUnknown = 'There is no such element type.';
export const threeStringsNeeded = 'A dish or wine has exactly three texts: name, description, price.';
export const oneStringNeeded = 'This element has exactly one text.';
export const noStringsAllowed = 'A line or break has no text.';
export const listItemNeeded = 'A list needs at least one item.';
export const buttonUnknown = 'There is no such button.';
export const fileNameInvalid = 'This is not the name of a stored file.';
export const linkInvalid = 'Start the link with https:// (or http://, tel: or mailto:), or leave it empty.';
export const routeTitleMissing = 'You must provide a TITLE for the Route...';
export const routeDescTitleMissing = 'You must provide a DESCRIPTION TITLE for the Route...';
export const eventDateMissing = 'Please choose the date and time of the event.';
export const eventEndsEarly = 'The likely end must be after the start.';
export const dateInvalid = 'This is not a valid date and time.';
export const dateOutOfReach = 'Please check the year: it must be from 2000 to 2100.';
export const usernameMissing = 'Please type a username.';
export const emailMissing = 'Please type an email address.';
export const emailInvalid = 'This is not a valid email address.';
export const passwordMissing = 'Please type the password.';
export const passwordTooShort = 'The new password needs at least 10 characters.';
export const currentPasswordMissing = 'Please type your current password.';
export const roleUnknown = 'Choose super, admin or chef.';
export const subjectMissing = 'Please type a subject.';
export const emailTextMissing = 'Please type the text of the email.';

/** Said of a text longer than its limit. */
export function tooLong(max: number): string {
  return `This is too long: at most ${max.toLocaleString('en-IE')} characters.`;
}

/** Said of a list longer than its limit. */
export function tooMany(max: number): string {
  return `There are too many here: at most ${max}.`;
}

/** For programs: the page that reports an error always sends one. */
export const errorReportEmpty = 'An error report needs a message.';
