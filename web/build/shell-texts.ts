import type { Plugin } from 'vite';
import { chosenVenue as venue } from '../../scripts/venue-config/chosen-venue.js';

/** The values of the `%venue-…%` placeholders in app.html and reservation.html. */
const texts: Record<string, string> = {
  title: `${venue.name} · ${venue.tagline}`,
  phone: venue.phone.display,
  dial: venue.phone.dial,
  description: `${venue.tagline} at ${venue.address.street}, ${venue.address.town}, ${venue.address.region}.`,
};

/** Replaces the placeholders, for browsers and link previews that read the documents before scripts run, or without. */
export function shellTexts(): Plugin {
  return {
    name: 'venue-shell-texts',
    transformIndexHtml: (html) =>
      html.replace(/%venue-(\w+)%/g, (whole, name: string) => escape(texts[name] ?? whole)),
  };
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
