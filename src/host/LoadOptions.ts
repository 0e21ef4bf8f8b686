import type { Library } from './fit/ShareScope'
import type { HostReact } from './HostReact'
import type { HostWagmi } from './HostWagmi'
import type { ModuleName } from './WalletdockModules'

/** How to load a remote. */
export type LoadOptions<Name extends ModuleName> = TrustOptions & {
  /** Address of the folder that has the remote's `contract.json`, or its `channels.json`. */
  readonly url: string
  /** Folders of other origins that have the same files, asked when the first has failed. */
  readonly fallbackUrls?: readonly string[] | undefined
  /**
   * Files that the button needs with their hashes, for a page without a channel: they are then asked for beside the
   * contract, not after it. In `channels.json` each release has them, beside the contract's hash.
   */
  readonly preload?: Readonly<Record<string, string>> | undefined
  /** Limit for everything together, in milliseconds. @default 8000 */
  readonly timeoutMs?: number | undefined
  /**
   * Modules to load beside those that the button needs, all or none. Where every one of them works without a React of
   * the page, such as `./testWallet`, they are loaded alone.
   */
  readonly modules?: readonly Name[] | undefined
  /** React of the page, for the remote to use. */
  readonly react?: HostReact | undefined
  /** More libraries of the page for the remote to use: `wagmi`, `@wagmi/core` and `@tanstack/react-query`. */
  readonly shared?: Readonly<Record<string, Library>> | undefined
  /** The page's own wagmi, if it is not shared: `./WagmiBridge` then gives it Walletdock's config. */
  readonly wagmi?: HostWagmi | undefined
  /** Nonce of the page's Content-Security-Policy. @default that of the page's first script that has one */
  readonly nonce?: string | undefined
}

/**
 * Which release the page gets, and what the kit verifies. The kit refuses options that contradict each other, and values
 * that cannot be right: a security option that has no effect is a mistake.
 */
export type TrustOptions =
  | {
      /** Channel to follow, such as `stable` or `canary`: `url` is then the folder that has `channels.json`. */
      readonly channel: string
      /**
       * Raw Ed25519 key in base64, with which `channels.json` must be signed. Several keys, of which one must have signed,
       * let the owner change the key. One site needs keys of its own, because its sequence is remembered for the key.
       * @see RFC 8032
       */
      readonly publicKey: string | readonly string[]
      readonly integrity?: never
    }
  | {
      /**
       * Channel to follow, such as `stable` or `canary`: `url` is then the folder that has `channels.json`. Without it,
       * `url` is one release, and stays that one.
       */
      readonly channel?: string | undefined
      readonly publicKey?: never
      /** Hash that `contract.json` must have, for a page without a channel. @see W3C Subresource Integrity */
      readonly integrity?: string
    }
