import { schemaOf } from '../record/schema.ts';
import { website } from './website.ts';

/** The website settings, or some of them. */
export const websiteSchema = schemaOf(website);
