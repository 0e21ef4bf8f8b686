import { currentScript } from '../../platform/page/currentScript'

declare let __webpack_nonce__: string
declare let __webpack_public_path__: string

/** The entry's script element, with the properties that the host kit sets. Kits of other releases set them, too. */
export type EntryScript = HTMLScriptElement & {
  /** Hashes of the files of a first visit, by file name. */
  readonly walletdockHashes?: Readonly<Record<string, string>> | undefined
  /** False if browsers cannot cache the files of the server that serves this script. */
  readonly walletdockIsCacheable?: boolean | undefined
  /** Folders from which the page may load the remote, as written in the page's options. */
  readonly walletdockFolders?: readonly string[] | undefined
  /** Deployment configuration of hosts, from the channels. */
  readonly walletdockConfig?: unknown
}

/** The script of the entry. There is none once the entry has run. */
export const entryScript: EntryScript | null = currentScript()

if (entryScript) __webpack_public_path__ = new URL('.', entryScript.src).href

// Under a Content-Security-Policy with nonces, chunks need the entry's nonce.
if (entryScript?.nonce) __webpack_nonce__ = entryScript.nonce
