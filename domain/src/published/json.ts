/** The JSON form of a value: dates are ISO 8601 strings in UTC. */
export type Json<T> = T extends Date
  ? string
  : T extends (infer E)[]
    ? Json<E>[]
    : T extends object
      ? { [K in keyof T]: Json<T[K]> }
      : T;

/** Converts a value to its JSON form, without undefined fields. */
export function toJson<T>(value: T): Json<T> {
  return JSON.parse(JSON.stringify(value)) as Json<T>;
}
