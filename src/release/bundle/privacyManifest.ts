import { moreWallets } from '../../data/wallets/more/moreWallets'

/**
 * Returns the privacy manifest, which lists every origin in the scripts and its purpose, without the remote's own origin.
 * @throws Error if a script contains an origin that this file does not explain
 */
export function privacyManifest(
  version: string,
  scripts: readonly string[],
  remote = '',
) {
  const [own] = originsIn(remote)
  const origins = namedIn(scripts).filter((origin) => origin !== own)
  const unknown = origins.filter(
    (origin) =>
      !(
        origin in contacts ||
        origin in neverContacted ||
        links.includes(origin)
      ),
  )
  if (unknown.length > 0)
    throw new Error(
      `The scripts contain unexplained origins: ${unknown.join(', ')}. Explain in src/release/bundle/privacyManifest.ts when and why the remote sends requests there.`,
    )
  return {
    name: 'walletdock-privacy',
    version,
    beforeTap: [],
    contacts: origins.flatMap((origin) =>
      contacts[origin] ? [{ origin, ...contacts[origin] }] : [],
    ),
    ofTheHost: fromHost,
    links: origins.filter((origin) => links.includes(origin)),
    neverAsked: Object.fromEntries(
      Object.entries(neverContacted).filter(([origin]) =>
        origins.includes(origin),
      ),
    ),
  }
}

/** Returns the short form for the contract: the origins by the moment of the first request. */
export function originsByMoment(
  scripts: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const origins = namedIn(scripts)
  const lists = Object.keys(moments).map((moment) => [
    moment,
    origins.filter((origin) => contacts[origin]?.moment === moment),
  ])
  return { beforeTap: [], ...Object.fromEntries(lists) }
}

/** Returns all origins that scripts contain or derive, sorted. */
function namedIn(scripts: readonly string[]): readonly string[] {
  const written = scripts.flatMap(originsIn)
  const derived = written.flatMap((origin) => derivedOrigins[origin] ?? [])
  return [...new Set([...written, ...derived])].sort()
}

/**
 * Returns the origins of all absolute URLs in a script. If a URL is assembled at run time, returns the constant start
 * of its origin.
 */
export function originsIn(script: string): readonly string[] {
  const match = script.match(
    /\b(?:https?|wss?):\/\/[a-z0-9][a-z0-9.-]*(?::\d+)?/gi,
  )
  return match?.map((origin) => origin.toLowerCase().replace(/\.$/, '')) ?? []
}

/** Requests to origins that only the host's configuration contains. */
const fromHost = [
  {
    option: '`rpcUrls`, `chains`, `wagmi`',
    when: 'a wallet is connected, or the session of an earlier visit is restored',
  },
  { option: '`nameService`, `ensRpcUrl`', when: 'a wallet is connected' },
  { option: '`relayUrl`', when: "as WalletConnect's relay" },
  {
    option:
      'images of wallets, chains and avatars, at any origin that their data names',
    when: 'they are shown',
  },
]

/**
 * When the remote may send the first request to an origin, and why. Without a session, the remote does not send any
 * request before a tap.
 */
const moments = {
  connected: {
    when: 'a wallet is connected, or the session of an earlier visit is restored',
    origins: {
      'https://mainnet.base.org':
        "Base's public RPC: balance, transactions and the account's name for Base; not if `rpcUrls`, `chains` or `wagmi` names another node for Base",
      'https://mainnet-preconf.base.org':
        "Base's public RPC with preconfirmations; only if `network` is `base-preconf`",
      'https://ethereum.reth.rs':
        "viem's public RPC for mainnet: name and avatar from ENS; not if `ensRpcUrl`, `rpcUrls[1]`, `chains` or `wagmi` names another node for mainnet, or `ensRpcUrl` is `false`",
      'https://ipfs.io': 'the image of an avatar on IPFS',
      'https://arweave.net': 'the image of an avatar on Arweave',
    },
  },
  walletConnect: {
    when: 'the visitor chooses a wallet on a phone or WalletConnect, opens the list of wallets on a phone, or such a session is restored',
    origins: {
      'wss://relay.walletconnect.org':
        'carries messages between page and wallet, encrypted; not if `relayUrl` names another relay',
      'https://rpc.walletconnect.org': "RPC of WalletConnect's SDK",
      'https://verify.walletconnect.org':
        'lets wallets verify which page sends a request',
      'https://verify.walletconnect.com':
        'lets wallets verify which page sends a request',
    },
  },
  coinbase: {
    when: 'the visitor chooses Coinbase, or such a session is restored',
    origins: {
      'https://www.walletlink.org': "Coinbase's relay between page and wallet",
      'wss://www.walletlink.org': "Coinbase's relay between page and wallet",
      'https://keys.coinbase.com': "Coinbase's wallet, in a separate window",
      'https://rpc.wallet.coinbase.com': 'the status of calls that were sent',
    },
  },
  safe: {
    when: 'the page is open inside a Safe',
    origins: {
      'https://safe-client.safe.global':
        'the status of transactions that the Safe sends',
    },
  },
} as const

/** When and why the remote may send requests to an origin. */
type Contact = Readonly<Record<'moment' | 'when' | 'why', string>>

/** Origins in our scripts that browsers may send requests to. */
export const contacts: Readonly<Record<string, Contact>> = Object.fromEntries(
  Object.entries(moments).flatMap(([moment, { when, origins }]) =>
    Object.entries(origins).map(([origin, why]) => [
      origin,
      { moment, when, why },
    ]),
  ),
)

/** Origins that an SDK derives from another origin, by that origin. Coinbase's SDK opens a WebSocket to its relay. */
export const derivedOrigins: Readonly<Record<string, string>> = {
  'https://www.walletlink.org': 'wss://www.walletlink.org',
}

/** Origins of the websites and app links of the wallets in the catalogue. */
const pagesOfWallets =
  JSON.stringify(moreWallets).match(/https:\/\/[a-z0-9.-]+/g) ?? []

/** Origins that are only opened by links, when the visitor taps them. */
export const links: readonly string[] = [
  ...['https://addons.mozilla.org', 'https://addons.opera.com'],
  ...['https://apps.apple.com', 'https://play.google.com'],
  ...['https://chrome.google.com', 'https://microsoftedge.microsoft.com'],
  ...['https://basescan.org', 'https://etherscan.io'],
  ...['https://coinbase.com', 'https://www.coinbase.com'],
  ...['https://go.cb-w.com', 'https://metamask.app.link'],
  ...['https://metamask.io', 'https://learn.rainbow.me'],
  ...['https://rainbow.download', 'https://rainbow.me'],
  ...['https://rnbwapp.com', 'https://t.me'],
  ...['https://chromewebstore.google.com', ...pagesOfWallets],
]

/** Origins that never receive requests, and why our scripts contain them. */
export const neverContacted: Readonly<Record<string, string>> = {
  'http://www.w3.org': 'names of XML namespaces',
  'http://127.0.0.1:8545': "the test wallet's default, for tests",
  ...Object.fromEntries(
    [
      ...['4byte.sourcify.dev', 'abitype.dev', 'docs.cloud.coinbase.com'],
      ...['docs.soliditylang.org', 'module-federation.io', 'oxlib.sh'],
      ...['react.dev', 'viem.sh', 'wagmi.sh', 'www.smartwallet.dev'],
      'dashboard.reown.com',
    ].map((host) => [`https://${host}`, 'part of an error message']),
  ),
  'https://api.etherscan.io':
    "a field of viem's data for mainnet that nothing reads",
  'https://walletconnect.org':
    "WalletConnect's name and logo in the SDK's dialog, which the build leaves out",
  'https://pulse.walletconnect.org': "the SDK's telemetry, switched off",
  'https://echo.walletconnect.com':
    "the SDK's push notifications, which the remote does not register for",
}
