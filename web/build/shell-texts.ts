import type { Plugin } from 'vite';
import { chosenVenue as venue } from '../../scripts/venue-config/chosen-venue.js';

/** What stands between percent signs in app.html. */
const texts: Record<string, string> = {
  title: `${venue.name} · ${venue.tagline}`,
  description: `${venue.tagline} at ${venue.address.street}, ${venue.address.town}, ${venue.address.region}.`,
};

/** Puts the venue's own words into the shell, which browsers and link previews read before any script. */
export function shellTexts(): Plugin {
  return {
    name: 'venue-shell-texts',
    transformIndexHtml: (html) =>
      html.replace(/%venue-(\w+)%/g, (whole, name) => escape(texts[name] ?? whole)),
  };
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
