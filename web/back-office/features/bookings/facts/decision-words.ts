import type { BookState } from '@venue/domain';

/** How a guest can be told about a decision. */
export type Reach = {
  name: string;
  email?: string | undefined;
  phone?: string | undefined;
  /** Whether emails can be sent; undefined while that is unknown. */
  canSend: boolean | undefined;
};

/** What came of a decision. */
export type Decided = {
  state: BookState;
  /** The guest gets an email. */
  isMailed: boolean;
  /** Somebody had decided it so before; the guest was told then. */
  wasDecided: boolean;
  /** Who decided it; may be empty. */
  decidedByName: string;
};

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

/** Whom staff have to ring, or write to, themselves. */
export function tellThem({ name, email, phone }: Reach): string {
  if (phone) return `Please ring ${name} at ${phone}.`;
  return `Please write to ${name} yourself: ${email}.`;
}
