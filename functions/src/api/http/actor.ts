import type { SignIn } from '@venue/domain';
import type { Response } from 'express';

/** Who is asking: a member of staff whose token was verified, with the role and time that it says. */
export type Actor = SignIn & { uid: string };

/** Puts the verified caller where the handlers of this request find it. */
export function setActor(res: Response, actor: Actor): void {
  res.locals['actor'] = actor;
}

/** The verified caller. Throws when the route forgot to ask for one, which is a programming error. */
export function actorOf(res: Response): Actor {
  const actor = res.locals['actor'] as Actor | undefined;
  if (!actor) throw new Error('The route has no requireStaff in front of it.');
  return actor;
}
