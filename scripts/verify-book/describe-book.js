import { register } from 'tsx/esm/api';
import '../venue-config/register.js';

register();
const { rebuildEvenings } = await import('../../functions/src/bookings/rebuild-evenings.ts');

/** Verifies the book and describes the outcome. @returns {Promise<string>} */
export async function describeBook() {
  const { checked, mended } = await rebuildEvenings(new Date());
  const evenings = `${checked} ${checked === 1 ? 'evening' : 'evenings'}`;
  if (mended.length === 0) return `The book is sound: ${evenings}.`;
  return `The book has ${evenings}. These did not have the parties of their bookings, and have them now: ${mended.join(', ')}.`;
}
