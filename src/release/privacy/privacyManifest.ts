import {
  contacts,
  links,
  type Moment,
  madeOf,
  neverAsked,
} from './knownOrigins'

/**
 * Every origin that scripts name, and what each is to a visitor.
 * @throws Error when a script names one that nobody has explained
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

/** The short form, for the contract: which origins may be asked from which moment on. */
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

/** Every origin that scripts name or make of a name, in order. */
function namedIn(scripts: readonly string[]): readonly string[] {
  const named = scripts.flatMap(originsIn)
  const made = named.flatMap((origin) => madeOf[origin] ?? [])
  return [...new Set([...named, ...made])].sort()
}

/** Origins of every absolute address in a script; of one that is put together at run time, its fixed start. */
export function originsIn(script: string): readonly string[] {
  const found = script.match(
    /\b(?:https?|wss?):\/\/[a-z0-9][a-z0-9.-]*(?::\d+)?/gi,
  )
  return found?.map((origin) => origin.toLowerCase().replace(/\.$/, '')) ?? []
}

/** What only the host's configuration names. */
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
