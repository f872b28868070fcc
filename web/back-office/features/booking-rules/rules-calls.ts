import type { bookingRules, InputOf } from '@venue/domain';
import { callPath } from '../../api/call-path.ts';
import { officeApi } from '../../api/office-api.ts';

/** Rules as they are typed: an empty limit is no limit. */
export type RulesInput = InputOf<typeof bookingRules>;

/** A booking to come that the rules would not take now. */
export type Misfit = { _id: string; date: string; time: string; partySize: number; why: string };

/**
 * Stores the rules, and resolves to what no longer fits them.
 * @throws ApiError a conflict if somebody has saved since `basedOn`
 */
export async function saveRules(
  uid: string,
  input: RulesInput,
  basedOn: Date | undefined,
): Promise<{ updatedAt: Date | undefined; misfits: Misfit[] }> {
  const { updatedAt, misfits } = await officeApi<{ updatedAt?: string; misfits: Misfit[] }>({
    method: 'PUT',
    path: callPath('bookingRules', uid),
    body: { ...input, updatedAt: basedOn },
  });
  return { updatedAt: updatedAt ? new Date(updatedAt) : undefined, misfits };
}
