import type { Booking } from '@venue/domain';
import type { Decided, Decision } from './booking-calls.ts';

/** How a guest can be told about a decision. */
export type Reach = Pick<Booking, 'name' | 'email' | 'phone'> & {
  /** Whether emails can be sent; undefined while that is unknown. */
  canSend: boolean | undefined;
};

const effects: Record<Decision, string> = {
  confirmed: 'that the table is confirmed',
  declined: 'that there is no table at that time',
  cancelled: 'that the table has been cancelled',
};

/** Says before a decision what will happen: what the guest is emailed, or that they must be rung. */
export function willHappen(decision: Decision, reach: Reach): string {
  const { name, email, canSend } = reach;
  if (email && canSend !== false) return `${name} will get an email saying ${effects[decision]}.`;
  return `${whyNoEmail(reach)} ${tellThem(reach)}`;
}

/** Says after a decision what happened. */
export function happened({ state, isMailed, wasDecided, decidedByName }: Decided, reach: Reach): string {
  // Whoever decided it was told how the guest hears of it.
  if (wasDecided) {
    return decidedByName ? `${decidedByName} has already ${state} it.` : `It has already been ${state}.`;
  }
  if (isMailed && reach.canSend !== false) return `${reach.name} will get an email.`;
  return `${whyNoEmail(reach)} ${tellThem(reach)}`;
}

function whyNoEmail({ name, email, canSend }: Reach): string {
  if (!email) return `${name} gave no email address.`;
  return canSend === false ? 'No email can be sent.' : 'No email was sent.';
}

function tellThem({ name, email, phone }: Reach): string {
  if (phone) return `Please ring ${name} at ${phone}.`;
  return `Please write to ${name} yourself: ${email}.`;
}
