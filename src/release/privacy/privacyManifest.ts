import {
  contacts,
  links,
  type Moment,
  madeOf,
  neverAsked,
} from './knownOrigins'

/**
 * Returns the privacy manifest, which lists every origin in the scripts and its purpose.
 * @throws Error if a script contains an origin that `knownOrigins.ts` does not explain
 */
export function privacyManifest(version: string, scripts: readonly string[]) {
  const named = namedIn(scripts)
  const unknown = named.filter(
    (origin) =>
      !(origin in contacts || origin in neverAsked || links.includes(origin)),
  )
  if (unknown.length > 0)
    throw new Error(
      `The build names ${unknown.join(', ')}. Say in src/release/privacy/knownOrigins.ts when that is asked and why.`,
    )
  return {
    name: 'walletdock-privacy',
    version,
    beforeTap: [],
    contacts: named.flatMap((origin) =>
      contacts[origin] ? [{ origin, ...contacts[origin] }] : [],
    ),
    ofTheHost: fromHost,
    links: named.filter((origin) => links.includes(origin)),
    neverAsked: Object.fromEntries(
      Object.entries(neverAsked).filter(([origin]) => named.includes(origin)),
    ),
  }
}

/** Returns the short form for the contract: the origins by the moment of the first request. */
export function originsByMoment(
  scripts: readonly string[],
): Readonly<Record<'beforeTap' | Moment, readonly string[]>> {
  const named = namedIn(scripts)
  const from = (moment: Moment) =>
    named.filter((origin) => contacts[origin]?.moment === moment)
  return {
    beforeTap: [],
    connected: from('connected'),
    walletConnect: from('walletConnect'),
    coinbase: from('coinbase'),
    safe: from('safe'),
  }
}

/** Returns all origins that scripts contain or derive, sorted. */
function namedIn(scripts: readonly string[]): readonly string[] {
  const named = scripts.flatMap(originsIn)
  const made = named.flatMap((origin) => madeOf[origin] ?? [])
  return [...new Set([...named, ...made])].sort()
}

/**
 * Returns the origins of all absolute URLs in a script. If a URL is assembled at run time, returns the constant start
 * of its origin.
 */
export function originsIn(script: string): readonly string[] {
  const found = script.match(
    /\b(?:https?|wss?):\/\/[a-z0-9][a-z0-9.-]*(?::\d+)?/gi,
  )
  return found?.map((origin) => origin.toLowerCase().replace(/\.$/, '')) ?? []
}

/** Requests to origins that only the host's configuration contains. */
const fromHost = [
  {
    option: '`rpcUrls`, `chains`, `wagmiConfig`',
    when: 'a wallet is connected, or a session of an earlier visit is resumed',
  },
  { option: '`nameService`, `ensRpcUrl`', when: 'a wallet is connected' },
  { option: '`relayUrl`', when: "as WalletConnect's relay" },
  {
    option: 'images of wallets, chains and avatars, wherever they say they lie',
    when: 'they are shown',
  },
]
