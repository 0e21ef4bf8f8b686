import { read } from './read'

/** The relevant data of an error or one of its causes. */
export type ErrorLink = {
  readonly name: string
  readonly message: string
  /** JSON-RPC, provider or WalletConnect code. */
  readonly code: number | undefined
}

/** Fields in which wallets and libraries put causes. The numbers are of lists, such as the `errors` of an AggregateError. */
const places = [
  ...['cause', 'data', 'error', 'errors', 'info', 'innerError'],
  ...['originalError', 'reason', 'response', '0', '1'],
]

/** More causes indicate an error that creates them while it is read. */
const most = 30

/** Returns the data of an error and all its causes, the innermost first. Never throws. */
export function errorLinks(thrown: unknown): ErrorLink[] {
  const links: ErrorLink[] = []
  const causes = new Set([thrown])
  // The loop also visits the causes that it adds. A cause that contains itself is visited once.
  for (const link of causes) {
    const data = {
      // Some libraries use a string `code` as the name of an error.
      name: `${text(read(link, 'name'))} ${text(read(link, 'code'))}`,
      message: text(typeof link === 'string' ? link : read(link, 'message')),
      code: walletCode(typeof link === 'number' ? link : read(link, 'code')),
    }
    if (link === thrown || data.code || data.message || data.name !== ' ')
      links.unshift(data)
    if (typeof link !== 'object') continue
    for (const place of places) {
      const cause = read(link, place)
      const isCause = typeof cause === 'string' || typeof cause === 'object'
      if (isCause && cause && causes.size < most) causes.add(cause)
    }
  }
  return links
}

/** Returns the start of a text, because a page may put a whole document into a message. */
function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 400) : ''
}

/** Returns a wallet's error code. Ignores small numbers, such as viem's −1 and the codes of DOMExceptions. */
function walletCode(value: unknown): number | undefined {
  const code = typeof value === 'string' ? Number(value) : value
  return typeof code === 'number' &&
    Number.isSafeInteger(code) &&
    Math.abs(code) > 999
    ? code
    : undefined
}
