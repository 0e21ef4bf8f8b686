import type { ModuleName } from '../remote/container/WalletdockModules'
import type { HostReact, Library } from './fit/offers'

/** Options for loading a remote. */
export type LoadOptions<Name extends ModuleName> = TrustOptions & {
  /** URL of the folder that contains the remote's `contract.json`, or its `channels.json`. */
  readonly url: string
  /** Folders on other origins that have the same files. The kit tries them if the first folder fails. */
  readonly fallbackUrls?: readonly string[] | undefined
  /**
   * Files that the button needs, with their hashes. On a page without a channel, they let the kit fetch the files
   * together with the contract instead of after it. Pages with a channel do not need this option, because
   * `channels.json` lists these files for each release.
   */
  readonly preload?: Readonly<Record<string, string>> | undefined
  /** Time limit for the whole load, in milliseconds. @default 8000 */
  readonly timeoutMs?: number | undefined
  /**
   * Modules to load in addition to the button's modules. If one of them fails, the whole load fails. If every module in
   * the list works without the page's React, as `./testWallet` does, the button's modules are not loaded.
   */
  readonly modules?: readonly Name[] | undefined
  /** The page's React, for the remote to use. */
  readonly react?: HostReact | undefined
  /** More libraries of the page for the remote to use: `wagmi`, `@wagmi/core` and `@tanstack/react-query`. */
  readonly shared?: Readonly<Record<string, Library>> | undefined
  /** The page's own wagmi, if the page does not share it. `./WagmiBridge` passes Walletdock's config to it. */
  readonly wagmi?: HostWagmi | undefined
  /** Nonce of the page's Content-Security-Policy. @default the nonce of the page's first script that has one */
  readonly nonce?: string | undefined
}

/**
 * Options that determine which release the page gets, and what the kit verifies. The kit rejects options that
 * contradict each other and values that cannot be valid, because a security option without an effect is a mistake.
 */
export type TrustOptions =
  | {
      /** Channel to follow, such as `stable` or `canary`. `url` is then the folder that contains `channels.json`. */
      readonly channel: string
      /**
       * Raw Ed25519 public keys in base64 whose owners must have signed `channels.json`. Do not use one key for several
       * sites, because the kit stores the latest sequence number per key.
       * @see RFC 8032
       */
      readonly publicKey: PublicKey
      readonly integrity?: never
    }
  | {
      /**
       * Channel to follow, such as `stable` or `canary`. `url` is then the folder that contains `channels.json`.
       * Without a channel, the page loads the release at `url`. If `url` is the root of a site, the page follows
       * `stable`, unless `integrity` is set.
       */
      readonly channel?: string | undefined
      readonly publicKey?: never
      /** Hash that `contract.json` must have, for a page without a channel. @see W3C Subresource Integrity */
      readonly integrity?: string
    }

/**
 * One key, several keys of which one must have signed so that the owner can change the key, or a threshold.
 * @example { keys: [ann, bob, cat], atLeast: 2 }
 */
export type PublicKey = string | readonly string[] | Threshold

/** Keys, and how many of them must have signed the same bytes. */
export type Threshold = {
  /** Raw Ed25519 public keys in base64. */
  readonly keys: readonly string[]
  readonly atLeast: number
}

/** Two exports of the page's own wagmi 2 or 3. */
export type HostWagmi = {
  readonly version: string
  readonly WagmiProvider: (props: never) => unknown
}
