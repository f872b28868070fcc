import { mixed, type ObjectSchema, type Schema } from 'yup';
import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import { fields, textSchema } from '../record/checks.ts';

const alt = textSchema(ContentLimits.title).defined(messages.notText);

/** Alternative text of a stored picture; empty for a decorative one. */
export const mediaSchema = fields({ alt });

/** New alternative texts of stored pictures, by file name. */
export type Descriptions = Record<string, string>;

/** A body that may describe pictures. */
export type Described = { descriptions?: Descriptions | undefined };

const descriptions = mixed(
  (value): value is Descriptions => typeof value === 'object' && !Array.isArray(value),
)
  .typeError(messages.bodyNotObject)
  .nonNullable(messages.bodyNotObject)
  .test('texts', (value, { createError }) => {
    const texts = Object.values(value ?? {});
    const most = ContentLimits.descriptions;
    if (texts.length > most) return createError({ message: messages.tooMany(most) });
    return (
      texts.every((text) => alt.isValidSync(text)) || createError({ message: messages.descriptionInvalid })
    );
  })
  .meta({
    jsonSchema: {
      type: 'object',
      additionalProperties: { type: 'string', maxLength: ContentLimits.title },
      description: 'New alternative texts of stored pictures, by file name. They are live with the record.',
    },
  });

/** The schema of a record's body, which may also describe stored pictures: both are written in one commit. */
export function withDescriptions<Body>(schema: Schema<Body>): Schema<Body & Described> {
  const described = (schema as unknown as ObjectSchema<object>).shape({ descriptions });
  return described as unknown as Schema<Body & Described>;
}
