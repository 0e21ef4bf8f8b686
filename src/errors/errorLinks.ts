/** What is known of an error, or of one of its causes. */
export type ErrorLink = {
  readonly name: string
  readonly message: string
  /** JSON-RPC, provider or WalletConnect code. */
  readonly code: number | undefined
}

/** Causes further down than this belong to a loop. */
const deepest = 12

/** An error with its causes, the innermost first. Never throws, whatever was thrown. */
export function errorLinks(thrown: unknown): ErrorLink[] {
  const links: ErrorLink[] = []
  for (
    let link = thrown;
    link !== undefined && link !== null && links.length < deepest;
    link = causeOf(link)
  )
    links.unshift({
      // Some libraries name their errors by a word in `code`.
      name: `${text(read(link, 'name'))} ${text(read(link, 'code'))}`,
      message: text(typeof link === 'string' ? link : read(link, 'message')),
      code: walletCode(read(link, 'code')),
    })
  return links
}

/** MetaMask on phones wraps the wallet's answer in `data.originalError`. */
function causeOf(link: unknown): unknown {
  return read(link, 'cause') ?? read(read(link, 'data'), 'originalError')
}

/** Getters and proxies of foreign objects may throw. */
function read(from: unknown, key: string): unknown {
  try {
    return Reflect.get(Object(from), key)
  } catch {
    // An error whose getters throw links to nothing.
    return undefined
  }
}

/** The start is enough; a page may put a whole document into a message. */
function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 400) : ''
}

/** Smaller numbers are no wallet's: viem's "unknown" is −1, a DOMException has one of old. */
function walletCode(value: unknown): number | undefined {
  const code = typeof value === 'string' ? Number(value) : value
  return typeof code === 'number' &&
    Number.isSafeInteger(code) &&
    Math.abs(code) > 999
    ? code
    : undefined
}
