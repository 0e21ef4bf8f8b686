import { page } from '../page'

/** How long an answer waits for the kit, in ms: after that a rollback may have come. */
const freshMs = 20_000

/** Keeps an answer that `start.js` asked for, until the kit needs it. */
export function keepEarly(
  address: string,
  how: RequestInit,
  answer: Promise<Response>,
): void {
  const shared = page()
  shared.early ??= new Map()
  const { early } = shared
  const key = keyOf(address, how)
  early.set(key, answer)
  setTimeout(() => early.delete(key), freshMs)
}

/** What `start.js` has asked for, if it had to have the same hash. It serves once. */
export function takeEarly(
  address: string,
  how: RequestInit,
): Promise<Response> | undefined {
  const { early } = page()
  const key = keyOf(address, how)
  const answer = early?.get(key)
  early?.delete(key)
  return answer
}

function keyOf(address: string, { integrity = '' }: RequestInit): string {
  return address + integrity
}
