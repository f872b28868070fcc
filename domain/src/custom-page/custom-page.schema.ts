import { schemaOf } from '../record/schema.ts';
import { customPage } from './custom-page.ts';

/** A custom page, new or changed. */
export const customPageSchema = schemaOf(customPage);
