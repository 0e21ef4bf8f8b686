import { page } from '../page'

/** How long a response is kept for the kit, in milliseconds. Limited, because a rollback may replace the release. */
const freshMs = 20_000

/** Stores a response that `start.js` has requested, until the kit needs it. */
export function saveEarlyResponse(
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

/** Returns and removes the response of `start.js` for the same URL and the same required hash, if there is one. */
export function takeEarlyResponse(
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
