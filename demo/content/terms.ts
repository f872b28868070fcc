import type { LegalText } from '@venue/domain';
import { venue } from '../../venue.config.ts';
import { list, numbered, paragraph, subTitle, title } from './legal-elements.ts';

const { maxPartySize } = venue.booking;

/** What a guest and the house may expect of each other. */
export const terms: Omit<LegalText, '_id'> = {
  contents: [
    title('The small print, in the same size as the rest'),
    paragraph(
      'These terms cover tables, music nights, gift vouchers and private events at Fathoms, The Old Ice House, Harbour Road, Kilvara, Co. Clare. They are written to be read. Nothing in them takes away rights that Irish consumer law gives you.',
    ),

    subTitle('Booking a table'),
    numbered(
      'You ask for a table on this site, by phone or by e-mail. What you send is a request.',
      'We answer by e-mail or phone, as a rule the same day. The table is booked once we have said yes.',
      'We hold it for fifteen minutes after the time agreed. Running late? Ring, and we will hold it longer if we can.',
      'The table is yours for two hours, or two and a half for six guests or more. If nobody is waiting for it, stay.',
    ),
    paragraph(
      `Up to ${maxPartySize} guests can be booked online. For more, ring ${venue.phone.display}. We try to give you the table you asked for, but cannot promise a particular one.`,
    ),

    subTitle('Deposits and cancellations'),
    list(
      'Tables of up to six: no deposit. Tell us by noon on the day if you cannot come, so that somebody else can.',
      'Tables of seven or more, and every table during Féile na Mara and Valentine’s week: €10 a head, taken off the bill. Cancel up to 24 hours before and you get it back in full.',
      'Chef’s table and wine cave: €40 a head. Cancel up to 48 hours before and you get it back in full.',
      'Private events and weddings: 20 % when you confirm, half of it returned up to 60 days before, the number of guests settled seven days before.',
      'If we have to cancel, for a storm, a power cut or anything else, you get everything back within five working days, or another date, whichever you prefer.',
    ),
    paragraph('Refunds go back the way the money came. Deposits for a table nobody came to are kept.'),

    subTitle('Prices and service'),
    paragraph(
      'Prices are in euro and include VAT. Menus change with the catch, and the card handed to you at the table is the one that applies. We add no service charge for fewer than eight guests and 10 % for eight or more; take it off if we did not earn it. Tips and service charges, by cash or card, go to the staff in full. How they are shared is posted beside the till, as the law asks.',
    ),

    subTitle('Allergies and diets'),
    paragraph(
      'The fourteen allergens are marked on every menu. Our kitchen is small and handles all of them, shellfish, gluten, milk and nuts every day, so we can leave an ingredient out but cannot promise a dish free from traces. Tell us about an allergy when you book and again when you order. If we think we cannot feed you safely, we will say so.',
    ),

    subTitle('Music nights'),
    list(
      'Music is free unless it says otherwise. A table for dinner near the stage may be kept for guests who are dining.',
      'For ticketed nights, the ticket is refunded if the night is cancelled or the date is moved and does not suit you. A change in the line-up of a session is not a cancellation; it is a session.',
      'It can be loud. Earplugs are free at the bar.',
      'You may take pictures and short clips without flash. Please don’t record a whole performance without asking the players.',
      'We sometimes photograph the room. If you would rather not be in it, tell anybody in an apron.',
    ),

    subTitle('Children, and the licence'),
    paragraph(
      'Children are welcome. By law under-18s leave the bar by 21:00, or by 22:00 from May to September, and under-15s are with a parent or guardian throughout. The restaurant is not the bar: finish your dinner. We serve alcohol to over-18s only, may ask for proof of age, and may stop serving anybody who has had enough.',
    ),

    subTitle('Dogs'),
    paragraph(
      'Well-mannered dogs are welcome in the bar and on the quay until the music starts, on a lead and off the seats. Assistance dogs are welcome everywhere, always.',
    ),

    subTitle('Gift vouchers'),
    list(
      'Vouchers do not expire. Irish law asks for five years; we have no reason to keep count.',
      'They can be spent in several goes, on anything we sell. What is left stays on the voucher.',
      'They cannot be exchanged for cash, but one that was bought online may be returned unused within 14 days of purchase.',
      'Lost it? If you can tell us the number or who bought it, we will replace it once.',
    ),

    subTitle('Coats, cars and the tide'),
    paragraph(
      'We take care of what you hand to us. We cannot answer for what is left unattended, nor for cars in the lower harbour car park, which the sea uses too. Nothing here limits our liability where the law says it may not be limited, such as for injury caused by our negligence.',
    ),

    subTitle('If something went wrong'),
    numbered(
      'Tell whoever is serving you. Most things can be put right before the coffee.',
      'If that did not do it, write to hello@fathoms.example within a month. You hear from us within five working days.',
      'If we still cannot agree, the District Court’s small claims procedure is open to you. Irish law applies.',
    ),
    paragraph(
      'We may change these terms; the ones that stood here when you booked apply to your booking. Last read through by somebody awake: January 2026.',
    ),
  ],
};
