import { formatTime, showPrice, type Gig } from '@venue/domain';

/** "With Méabh Tarpey-Lunn · Doors 8:00 PM · €15" in one line; nothing if none of them is known. */
export function GigFacts({ event, className }: { event: Gig; className?: string }) {
  const { support, doorsAt, datetime, price = '' } = event;
  const doors = datetime && doorsAt && `Doors ${formatTime(doorsAt)}`;
  const facts = [support && `With ${support}`, doors, showPrice(price)];
  const text = facts.filter(Boolean).join(' · ');
  return text ? <p className={className}>{text}</p> : null;
}
