import { venue } from '../../../venue.config.ts';
import '../ui/index.css';
import './reservation.css';

/*
 * The page in the frame of /book-a-table (section 2.5), a document of its own without React. Tables
 * are given out by telephone; where venue.booking.providerUrl is set the frame shows that instead.
 */
const { dial, display } = venue.phone;

const heading = document.createElement('h1');
heading.textContent = 'We keep the book by hand';

const words = document.createElement('p');
words.textContent = `Ring us, tell us when and how many, and hear at once what is free. Up to ${venue.booking.maxPartySize} at one table, more if you warn us.`;

const call = document.createElement('a');
call.href = `tel:${dial}`;
call.target = '_top';
call.textContent = display;
call.setAttribute('aria-label', `Call ${venue.name}: ${display}`);

document.getElementById('reservation')?.append(heading, words, call);
