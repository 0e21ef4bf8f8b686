import { type Config, cookieStorage, createStorage, http } from 'wagmi'
import { base, optimism } from 'wagmi/chains'
import type { Settings } from './settings'

/** What a page that was written for another kit knows about a visit, on its server and in the browser. */
export type Visit = {
  readonly settings: Settings
  readonly cookie: string
  /** `?cookie` stores wagmi's state in a cookie, and `?sign-in` lets visitors sign in. */
  readonly search: string
}

/** Props of a page. A server creates wagmi for each visit, and the browser in a component above the page. */
export type PageProps = { readonly visit: Visit; readonly wagmi: Config }

/** Options for wagmi, which both kits pass on. */
export function wagmiOptions({ settings: { config }, search }: Visit) {
  const nodes = config.rpcUrls ?? {}
  return {
    appName: config.appName,
    chains: [base, optimism],
    transports: { 8453: http(nodes[8453]), 10: http(nodes[10]) },
    ...(search === '?cookie' && {
      ssr: true,
      storage: createStorage({ storage: cookieStorage }),
    }),
  } as const
}

/** The tests have no Ethereum and a relay of their own. Neither kit has options for that. */
export const networkOf = ({ settings: { config } }: Visit) =>
  ({ ensRpcUrl: false, relayUrl: config.relayUrl }) as const

/** The wallet's signature is enough, because no server checks it. */
export const isSigned = (signature: string) =>
  /^0x[0-9a-f]{130}$/.test(signature)

let signer: `0x${string}` | undefined

/** The messages that visitors sign. */
export const signIn = {
  getNonce: async () => '12345678',
  createMessage: (about: { nonce: string; address: `0x${string}` }) => {
    signer = about.address
    return `Sign in ${about.nonce}`
  },
}

let session: { address: `0x${string}`; chainId: number } | null = null

/** The sign-in of ConnectKit's pages, whose session is elsewhere. */
export const siwe = {
  ...signIn,
  verifyMessage: async ({ signature }: { signature: string }) => {
    if (signer && isSigned(signature))
      session = { address: signer, chainId: base.id }
    return session !== null
  },
  getSession: async () => session,
  signOut: async () => {
    session = null
    return true
  },
}
