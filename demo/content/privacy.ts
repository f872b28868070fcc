import type { LegalText } from '@venue/domain';
import { venue } from '../../venue.config.ts';
import { list, numbered, paragraph, subTitle, title } from './legal-elements.ts';

/** What the venue knows about its guests, and for how long (GDPR, articles 13 and 15 to 22). */
export const privacy: Omit<LegalText, '_id'> = {
  contents: [
    title('What we remember, and when we forget it'),
    paragraph(
      'The short version: you tell us your name and how to reach you so that we can keep you a table. We use it for that, we sell it to nobody, and we throw it out when it is no longer needed.',
    ),

    subTitle('Who is responsible'),
    paragraph(
      `Fathoms, The Old Ice House, Harbour Road, Kilvara, Co. Clare, is the controller of your personal data. Write to hello@fathoms.example or ring ${venue.phone.display} and ask for Imelda, who looks after it.`,
    ),

    subTitle('What we collect, and why'),
    list(
      'When you ask for a table: your name, your e-mail address or phone number, the date, the time, the size of your party and anything you add. We need it to keep your table (a contract, Article 6(1)(b) GDPR).',
      'If you tell us about an allergy or another matter of health: only to feed you safely, and only because you chose to tell us (your explicit consent, Article 9(2)(a)). You can take it back at any time.',
      'When you write to us: your address and your message, to answer it (our legitimate interest in replying, Article 6(1)(f)).',
      'When you buy a voucher or pay a deposit: your name, the amount and the date, to honour it and because tax law makes us keep the books (Article 6(1)(b) and (c)). Card numbers go to the payment company and never to us.',
      'When you apply for a job: what you put in your letter, to decide whether to meet you (steps before a contract, Article 6(1)(b)).',
      'When you open this site: the technical traces every web server keeps for a short while (internet address, time, page), to keep it running and to stop abuse (legitimate interest, Article 6(1)(f)).',
      'In the bar and at the door: camera pictures, for safety (legitimate interest). Signs say where. There are none at the tables.',
    ),
    paragraph(
      'You need not give us any of this, but without a name and a way to reach you we cannot keep a table. No decision about you is made by a machine alone; the decision about the window seat is made by Imelda.',
    ),

    subTitle('How long we keep it'),
    list(
      'Booking requests, allergies included: six months after the evening.',
      'Letters and e-mails: one year after the last one.',
      'Vouchers, deposits and invoices: six years, as Irish tax law requires; an unspent voucher’s record until it is spent.',
      'Job applications: one year, or longer if you ask us to.',
      'Camera pictures: 30 days, unless the Gardaí ask for them.',
      'Server records: 30 days.',
    ),

    subTitle('Who else sees it'),
    paragraph(
      'Our staff, as far as their work needs it; the companies that host this site and carry our e-mail, under contract and on our instructions, in data centres in the European Union; our accountant, for the books. Should one of them ever handle data outside the European Economic Area, it is under the European Commission’s standard contractual clauses. We give data to the authorities where the law says so, and to nobody else.',
    ),

    subTitle('Cookies and what your browser keeps'),
    paragraph(
      'This site sets no advertising or statistics cookies, so there is no banner to click away. Your browser keeps a copy of our texts, menus and gig list, so that the site opens on a bad line, and remembers whether you have said yes to a map. That is strictly necessary for what you asked for, and it says nothing about you. Staff who sign in also have their sign-in kept. You can clear all of it in your browser’s settings.',
    ),

    subTitle('Maps, reviews and other people’s windows'),
    paragraph(
      'The map, reviews and any outside booking window come from other companies, which learn your internet address when they load. So they load only after you have said yes, each time you are asked or once for good, as you like. If you say no, the address and a plain link are still there.',
    ),

    subTitle('Your rights'),
    paragraph('You may, free of charge and without giving reasons:'),
    list(
      'see what we hold about you, and have a copy of it;',
      'have it put right or deleted;',
      'have its use restricted, or object to it where it rests on our legitimate interest;',
      'take it with you in a common file format;',
      'take back any consent, from then on.',
    ),
    paragraph('This is how:'),
    numbered(
      'Write to hello@fathoms.example, from the address you booked with if you can.',
      'If we are not sure it is you, we ask one question, such as the date of a booking. We do not ask for a passport.',
      'You have our answer within one month.',
    ),

    subTitle('If you are not content'),
    paragraph(
      'Please tell us first. You may at any time complain to the Data Protection Commission, the Irish supervisory authority, through its website, dataprotection.ie, or to the authority of the country you live in.',
    ),
    paragraph('If this policy changes, the new one stands here with its date. This one is of January 2026.'),
  ],
};
