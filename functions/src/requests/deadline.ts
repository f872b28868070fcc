import type { Request, RequestHandler, Response } from 'express';
import { renewConnections } from '../firebase/connections.ts';
import { log } from '../logging/log.ts';
import { HttpError } from './http-error.ts';
import { currentRequest } from '../logging/request-context.ts';

/** The deadline of a response, in ms: people wait ten seconds; Hosting's timeout is sixty. */
const deadlineMs = 8_000;

/** A request without a response after this time, in ms, renews the connections for later ones. */
const slowMs = 3_000;

/**
 * Middleware that sends a response in the handler's place when the deadline passes. `handleError` drops what the
 * handler does later; a write that was under way may still be stored.
 * @param answer sends the response; called only while nothing has been sent
 */
export function answerInTime(answer: (req: Request, res: Response) => void, ms = deadlineMs): RequestHandler {
  return (req, res, next) => {
    const context = currentRequest();
    if (!context) throw new Error('The deadline needs requestContext in front of it.');
    let timers: NodeJS.Timeout[] = [];
    const stop = () => timers.forEach(clearTimeout);
    const expire = () => {
      if (res.headersSent) return;
      context.isLate = true;
      log.error('The deadline has passed without a response.');
      answer(req, res);
    };
    context.setDeadline = (within) => {
      stop();
      if (context.isLate || res.closed) return;
      context.deadline = performance.now() + within;
      timers = [setTimeout(renewConnections, slowMs), setTimeout(expire, within)];
    };
    context.setDeadline(ms);
    res.once('close', stop);
    next();
  };
}

/**
 * Runs long work of our own, such as decoding a picture, while the deadline is suspended for at most `atMostMs`.
 * Outside a request it just runs the work.
 */
export async function outsideDeadline<T>(atMostMs: number, work: () => Promise<T>): Promise<T> {
  const context = currentRequest();
  if (!context) return work();
  const left = context.deadline - performance.now();
  context.setDeadline(Math.max(left, atMostMs));
  try {
    return await work();
  } finally {
    context.setDeadline(left);
  }
}

/** Whether the deadline has passed, so that the error response has been sent. */
export function isLate(): boolean {
  return currentRequest()?.isLate ?? false;
}

/**
 * Throws once the deadline has passed. Called before each write: the caller has been told to try again, and only one
 * of the two attempts must be stored.
 */
export function stopIfLate(): void {
  if (isLate()) throw new HttpError(503, 'The deadline has passed, so nothing more is begun.');
}
