import type { Request, RequestHandler, Response } from 'express';
import { renewConnections } from '../../connections.ts';
import { log } from '../../logging/log.ts';
import { currentRequest } from '../../logging/request-context.ts';

/** After this time, in ms, a request is answered in any case: people wait ten seconds, Hosting would wait sixty. */
export const deadlineMs = 8_000;

/** A request without an answer for this long, in ms, suspects its connections: later ones get new ones. */
const slowMs = 3_000;

/**
 * Answers in the handler's place when the deadline passes. What the handler does afterwards is dropped by
 * `answerError`; a write that was under way may still be stored.
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
      log.error('The deadline has passed without an answer.');
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
 * Runs work of our own, such as decoding a picture, which takes as long as it takes: the deadline stands still
 * meanwhile, for at most so many ms. Outside a request it just runs it.
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

/** Whether the caller has been answered already, because the deadline has passed. */
export function isLate(): boolean {
  return currentRequest()?.isLate ?? false;
}

/**
 * Throws once the deadline has passed. Stands before a write begins: its caller has been told to try again, and
 * the two attempts must not both be stored.
 */
export function stopIfLate(): void {
  if (isLate()) throw new Error('The deadline has passed, so nothing more is begun.');
}
