/*
 * The documented sentences for staff (docs/product.md), with their spelling. Staff know these alerts, and programs and
 * tests compare them, so they never change.
 */

// URL endpoints of menus and routes.
export const urlNameSpaces = 'Route cannot contain space characters';
export const urlNameTooLong = 'Route cannot exceed 11 characters';
export const urlNameNumbers = 'Route cannot contain numbers';
export const urlNameLetters = 'Route can only contain alphabetic characters';
export const urlNameEmpty = 'Route cannot be empty!';

// What a form still needs.
export const menuUrlNameMissing = 'You must provide a URL ENDPOINT for the Menu...';
export const menuTitleMissing = 'You must provide a TITLE for the Menu...';
export const elementTypeMissing = 'You must set an element type';
export const textPendingForOtherType =
  'You have already provided text for a different element type! Delete this text and then change the type.';
export const panelButtonMissing = 'You must set an BUTTON type';
export const panelPhotoMissing = 'You must set a PANEL PHOTO';
export const routeDescriptionMissing = 'You must provide a DESCRIPTION for the Route ...';
/** Shown for a missing cover photo, and for a missing URL endpoint. */
export const routeCoverPhotoMissing = 'You must provide a COVER PHOTO for the Route...';

// Confirmations.
export const confirmRouteDelete = 'Are you sure you want to delete this Route?';
export const confirmEventDelete = 'Are you sure you want to delete this Event?';

// Failures.
export const expiredToken = 'Your authentication token is expired. Please login again via the sign in page.';
export const emailFailed = 'Failed to send email. Please try again later.';
export const adminSignInFailed = 'Check you have used the correct credentials';
export const invalidCredentials = 'Invalid email or password.';
export const eventCreateFailed = 'WARNING: Your authentication token has expired. Please sign in again.';
export const chefProfileFailed =
  'Please enter your current password before making changes to your profile. Or signin again to refresh your authentication token';
/** Followed by the server’s message, or by `unknownError`. */
export const menuOrderFailed = 'Failed to change MENU ORDER: ';
export const unknownError = 'Unknown error';
export const menuOrderError =
  'Error updating MENU ORDER. Try signing in and signing out of the app to renew your access token.';

// Successes.
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
