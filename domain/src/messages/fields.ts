/* What is wrong with a field. Sentences that never change are in spec.ts. */

export const invalidId = 'This is not a valid id.';
export const bodyNotObject = 'Send a JSON object.';
export const descriptionInvalid = 'The description of a picture has to be text of up to 200 characters.';
export const notText = 'This must be text.';
export const notList = 'This must be a list.';
export const notFlag = 'This must be yes or no.';
export const notNumber = 'This must be a whole number.';
export const textEmpty = 'Please type some text.';
export const controlCharacters = 'This contains characters that cannot be shown. Please type it again.';
export const singleLine = 'This must be a single line.';
export const contentsMissing = 'The list of contents is missing.';
export const elementTypeUnknown = 'There is no such element type.';
export const threeStringsNeeded = 'A dish or wine has exactly three texts: name, description, price.';
export const oneStringNeeded = 'This element has exactly one text.';
export const noStringsAllowed = 'A line or break has no text.';
export const allergenUnknown = 'There is no such allergen among the fourteen.';
export const dietUnknown = 'There is no such diet.';
export const allergensMissing = 'Tick the allergens, or say that there are none, before you confirm them.';
export const offUntilMissing = 'Give the time until which it is off, or null for until further notice.';
export const dishChangeEmpty = 'Send at least one of `off`, `allergens`, `diets` and `confirmed`.';
export const listItemNeeded = 'A list needs at least one item.';
export const buttonUnknown = 'There is no such button.';
export const offDishesUnknown = 'Dishes that are off are either struck through or left off the card.';
export const eircodeInvalid = 'An Eircode has seven letters and digits, such as D02 X285.';
export const fileNameInvalid = 'This is not the name of a stored file.';
export const linkInvalid = 'Start the link with https:// (or http://, tel: or mailto:), or leave it empty.';
export const routeTitleMissing = 'You must provide a TITLE for the Route...';
export const routeDescTitleMissing = 'You must provide a DESCRIPTION TITLE for the Route...';
export const eventEndsEarly = 'The likely end must be after the start, by 24 hours at most.';
export const eventDoorsLate = 'Doors must open before the start, by 24 hours at most.';
export const eventStatusUnknown = 'A gig can be scheduled, cancelled, postponed or sold out.';
export const importEmpty = 'Send at least one event.';
export const importedTwice = 'This event is in the list twice.';
export const seriesEmpty = 'Please choose at least one date.';
export const seriesDateTwice = 'This date is in the list twice.';
export const noticeEndsEarly = 'The end must be after the start.';
export const noticeOver = 'That time has passed already. Choose a later one.';
export const noticeTooLong =
  'That’s too far ahead: a notice lasts 30 days at most. For longer, use Edit Website.';
export const noticeStartsLate =
  'That’s too far ahead: a notice can start and end in the next 30 days. Put it up nearer the time.';
export const areaMissing = 'Choose an area, or send an empty one for the whole house.';
export const closedLater = 'That’s after tonight. Add a special day to the opening hours for it.';
export const showingEndsEarly =
  'The end must be after the start, or guests would never see it. Choose a later end.';
export const dateInvalid = 'This is not a valid date and time.';
export const dateOutOfRange = 'Please check the year: it must be from 2000 to 2100.';
export const specialDayMissing = 'Please choose a day.';
export const dayInvalid = 'This is not a day of the calendar.';
export const specialDayStartsLate = 'The first day is after the last one.';
export const specialDayEndsEarly = 'The last day is before the first one.';
export const specialDayTooLong = 'This lasts more than a year. Please check the last day.';
export const specialTimesMissing = 'Type when it is open, or mark it as closed.';
export const timesUnreadable = 'These times cannot be read. Type them like 17:00 – 20:00.';
export const usernameMissing = 'Please type a username.';
export const emailMissing = 'Please type an email address.';
export const emailInvalid = 'This is not a valid email address.';
export const passwordMissing = 'Please type the password.';
export const passwordTooShort = 'The new password needs at least 10 characters.';
export const currentPasswordMissing = 'Please type your current password.';
export const roleUnknown = 'Choose super, admin, chef or host.';
export const permissionUnknown = 'There is no such permission that can be granted.';
export const subjectMissing = 'Please type a subject.';
export const emailTextMissing = 'Please type the text of the email.';

/** For a special day of an area that no line of the opening hours names. */
export function areaUnknown(area: string): string {
  return `The opening hours have no area called “${area}”. Choose one that is listed, or the whole house.`;
}

/** For a text longer than its limit. */
export function tooLong(max: number): string {
  return `This is too long: at most ${max.toLocaleString('en-IE')} characters.`;
}

/** For a list longer than its limit. */
export function tooMany(max: number): string {
  return `There are too many here: at most ${max}.`;
}

/** For programs: pages that report an error always send one. */
export const errorReportEmpty = 'An error report needs a message.';
