import type { HostReact } from './HostReact'
import type { Library } from './ShareScope'
import type { ModuleName } from './WalletdockModules'

/** How to load a remote. */
export type LoadOptions<Name extends ModuleName> = {
  /** Address of the folder that has the remote's `contract.json`. */
  readonly url: string
  /** Limit for everything together, in milliseconds. @default 8000 */
  readonly timeoutMs?: number | undefined
  /** Modules to load, all or none. */
  readonly modules?: readonly Name[] | undefined
  /** React of the page, for the remote to use. */
  readonly react?: HostReact | undefined
  /** More libraries of the page for the remote to use, such as `wagmi` and `@tanstack/react-query`. */
  readonly shared?: Readonly<Record<string, Library>> | undefined
  /** Nonce of the page's Content-Security-Policy. */
  readonly nonce?: string | undefined
}
