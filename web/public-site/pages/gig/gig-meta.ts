import {
  excerpt,
  formatLongDate,
  gigStatuses,
  gigTime,
  movedNews,
  showPrice,
  statusOf,
  type Gig,
} from '@venue/domain';
import type { PageMeta } from '../../page-definition.tsx';

/** "Cancelled: The Eleven Steps, Friday, November 20, 2026": Title for link previews, including the status. */
export function gigMeta(gig: Gig): PageMeta {
  const { artist, datetime, statusNote, support, price, desc } = gig;
  const status = statusOf(gig);
  const name = [artist || 'Music', datetime && formatLongDate(datetime)].filter(Boolean).join(', ');
  const moved = movedNews(gig);
  const facts = [gigTime(gig), support && `with ${support}`, price && showPrice(price)]
    .filter(Boolean)
    .join(', ');
  return {
    title: status === 'scheduled' ? name : `${gigStatuses[status]}: ${name}`,
    description: [moved && `${moved}.`, statusNote, `${facts}.`, desc.trim() && excerpt(desc)]
      .filter(Boolean)
      .join(' '),
  };
}
