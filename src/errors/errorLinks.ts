import { read } from './read'

/** The relevant data of an error or one of its causes. */
export type ErrorLink = {
  readonly name: string
  readonly message: string
  /** JSON-RPC, provider or WalletConnect code. */
  readonly code: number | undefined
}

/** Deeper causes indicate a cycle. */
const deepest = 12

/** Returns the data of an error and its causes, the innermost first. Never throws. */
export function errorLinks(thrown: unknown): ErrorLink[] {
  const links: ErrorLink[] = []
  for (
    let link = thrown;
    link !== undefined && link !== null && links.length < deepest;
    link = causeOf(link)
  )
    links.unshift({
      // Some libraries use a string `code` as the name of an error.
      name: `${text(read(link, 'name'))} ${text(read(link, 'code'))}`,
      message: text(typeof link === 'string' ? link : read(link, 'message')),
      code: walletCode(typeof link === 'number' ? link : read(link, 'code')),
    })
  return links
}

/** Returns the cause. MetaMask on phones uses `data.originalError`, and other wallets `error` or `data`. */
function causeOf(link: unknown): unknown {
  const data = read(link, 'data')
  return (
    read(link, 'cause') ??
    read(data, 'originalError') ??
    read(data, 'cause') ??
    read(data, 'error') ??
    read(data, 'data') ??
    read(link, 'error') ??
    read(read(link, 'info'), 'error') ??
    read(read(link, 'errors'), '0') ??
    (walletCode(read(data, 'code')) || read(data, 'message') ? data : undefined)
  )
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
