import { withLimit } from '../withLimit'

/** How long the host may take for an answer, in milliseconds. */
const hostLimitMs = 20_000

/** Hosts without types may answer at once. */
export function within<T>(answer: T | Promise<T>): Promise<T> {
  return withLimit(Promise.resolve(answer), hostLimitMs)
}

/** @throws Error when a host without types gave something else, such as an answer of its server unread */
export function text(given: unknown): string {
  if (typeof given === 'string' && given) return given
  throw new Error('The host gave no text.')
}
