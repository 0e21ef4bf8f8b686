/** How long a node is left alone. */
export type Rest = {
  /** When it began, in milliseconds since 1970. */
  readonly fromMs: number
  /** When it may be asked again, in milliseconds since 1970. */
  readonly untilMs: number
  /** How often it has refused in a row. */
  readonly refusals: number
}

/** The first rest, at most, in milliseconds; each further one is twice as long. */
const firstMs = 2000
/** The longest of our own accord. */
const longestMs = 60_000
/** The longest that a node may ask for. */
const longestAskedMs = 5 * 60_000

/** Causes further down than this belong to a loop. */
const deepest = 6

/**
 * JSON-RPC codes for "too many requests": EIP-1474's -32005, Alchemy's 429, QuickNode's -32007, and those of proxyd, which
 * stands before the nodes of Base and other OP chains. Infura and others use -32029.
 */
const tooMany: readonly unknown[] = [
  -32005, 429, -32007, -32012, -32016, -32017, -32029,
]

/** Returns whether an HTTP status says that a node gets too many requests, or is too busy. @see RFC 6585, RFC 9110 */
export function isBusy(status: unknown): boolean {
  return status === 429 || status === 503
}

/** Returns whether an error says that a node gets too many requests, or is too busy. */
export function isRefusal(thrown: unknown): boolean {
  return findRefusal(thrown) !== undefined
}

/** Returns the error itself or the first of its causes that is a refusal. */
function findRefusal(thrown: unknown, depth = 0): unknown {
  const { cause, code, status } = Object(thrown)
  if (isBusy(status) || tooMany.includes(code)) return thrown
  return cause && depth < deepest ? findRefusal(cause, depth + 1) : undefined
}

/**
 * The rest that follows a refusal: what the node asks for, and on top a time that doubles with each refusal and is
 * different for each page, so that pages do not come back together.
 * @see RFC 9110, section 10.2.3
 */
export function restAfter(
  thrown: unknown,
  before: Rest | undefined,
  nowMs = Date.now(),
  random = Math.random(),
): Rest {
  const refusals = (before?.refusals ?? 0) + 1
  const ownMs = Math.min(firstMs * 2 ** (refusals - 1), longestMs)
  const askedMs = Math.min(retryAfter(thrown, nowMs), longestAskedMs)
  const jitteredMs = (ownMs * (1 + random)) / 2
  return { fromMs: nowMs, untilMs: nowMs + askedMs + jitteredMs, refusals }
}

/** What the node asks for, in milliseconds: it says so in seconds, or as a date. Pages of other origins may not see it. */
function retryAfter(thrown: unknown, nowMs: number): number {
  const { headers } = Object(findRefusal(thrown))
  const said =
    headers instanceof Headers ? (headers.get('retry-after') ?? '') : ''
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - nowMs
  return Math.max(ms || 0, 0)
}
