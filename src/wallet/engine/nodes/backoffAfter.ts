import { errorLinks } from '../../../errors/errorLinks'
import { read } from '../../../errors/read'

/** A backoff, during which no requests are sent to a node. */
export type Backoff = {
  readonly waitMs: number
  readonly refusals: number
}

/** Longest first backoff, in milliseconds. The limit doubles with each further refusal. */
const firstMs = 2000
/** Longest backoff if the node does not request a time, in milliseconds. */
const longestMs = 60_000
/** Longest backoff that a node may request, in milliseconds. */
const longestRequestedMs = 5 * 60_000

/** Maximum depth of an error's causes. Deeper causes indicate a cycle. */
const deepest = 6

/**
 * JSON-RPC codes for "too many requests": -32005 of EIP-1474, 429 of Alchemy, -32007 of QuickNode, -32029 of Infura and
 * others, and the codes of proxyd, the proxy of the nodes of Base and other OP chains.
 */
const tooMany: readonly unknown[] = [
  -32005, 429, -32007, -32012, -32016, -32017, -32029,
]

/** Returns whether an HTTP status means too many requests or an overloaded node. @see RFC 6585, RFC 9110 */
export function isBusyStatus(status: unknown): boolean {
  return status === 429 || status === 503
}

/** Returns whether an error means too many requests or an overloaded node. */
export function isRateLimit(thrown: unknown): boolean {
  return findRateLimit(thrown) !== undefined
}

function findRateLimit(thrown: unknown, depth = 0): unknown {
  const cause = read(thrown, 'cause')
  const isRefusal =
    isBusyStatus(read(thrown, 'status')) ||
    tooMany.includes(read(thrown, 'code'))
  if (isRefusal) return thrown
  return cause && depth < deepest ? findRateLimit(cause, depth + 1) : undefined
}

/** Returns whether an error is an answer of a node that works: the call of a contract has reverted. */
export function isAnswer(thrown: unknown): boolean {
  return errorLinks(thrown).some(({ message }) => /\brevert/i.test(message))
}

/**
 * Returns the backoff after a refusal: the time that the node requests, plus a time that doubles with each refusal. The
 * second part is partly random, so that pages do not retry at the same moment.
 * @see RFC 9110, section 10.2.3
 */
export function backoffAfter(
  thrown: unknown,
  before: Pick<Backoff, 'refusals'> | undefined,
  nowMs = Date.now(),
  random = Math.random(),
): Backoff {
  const refusals = (before?.refusals ?? 0) + 1
  const ownMs = Math.min(firstMs * 2 ** (refusals - 1), longestMs)
  const requestedMs = Math.min(retryAfter(thrown, nowMs), longestRequestedMs)
  const jitteredMs = (ownMs * (1 + random)) / 2
  return { waitMs: requestedMs + jitteredMs, refusals }
}

/** Returns the requested time in milliseconds. `Retry-After` contains seconds or a date. CORS often hides it. */
function retryAfter(thrown: unknown, nowMs: number): number {
  const headers = read(findRateLimit(thrown), 'headers')
  const header =
    headers instanceof Headers ? (headers.get('retry-after') ?? '') : ''
  const ms = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - nowMs
  return Math.max(ms || 0, 0)
}
