import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import { textSchema } from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import { website } from './website.ts';

/** A routing key and four more letters or digits; both leave out letters that look like others. */
const eircodePattern = /^\s*([AC-FHKNPRTV-Y]\d\d|D6W)[ -]?[AC-FHKNPRTV-Y\d]{4}\s*$/i;

/** The website settings, or some of them. */
export const websiteSchema = schemaOf(website, {
  eircode: textSchema(ContentLimits.eircode).test('eircode', messages.eircodeInvalid, (value) => {
    return !value?.trim() || eircodePattern.test(value);
  }),
});
