import type { SignIn } from '@venue/domain';
import type { Response } from 'express';

/** The caller: a member of staff with a verified token, with its role and time of sign-in. */
export type Actor = SignIn & { uid: string };

/** Stores the verified caller for the handlers of the request. */
export function setActor(res: Response, actor: Actor): void {
  res.locals['actor'] = actor;
}

/** The verified caller. Throws if the route lacks `requireStaff`, which is a programming error. */
export function actorOf(res: Response): Actor {
  const actor = res.locals['actor'] as Actor | undefined;
  if (!actor) throw new Error('The route lacks requireStaff.');
  return actor;
}
