import type { ExtensionInfo } from './inPage'
import type { Popup, PopupKind } from './popups'

/** What is installed, and where it stands. */
export type ExtensionOptions = {
  readonly name: string
  readonly rdns: string
  /** Addresses that the chains hold unlocked, the selected one first. */
  readonly accounts: readonly string[]
  readonly chainId: number
  /** Networks in the wallet's list. */
  readonly chainIds: readonly number[]
  readonly rpcUrls: Readonly<Record<string, string>>
  /** @default true @see EIP-6963 */
  readonly announces?: boolean
  /** Whether it is the page's `window.ethereum`. @default true */
  readonly isGlobal?: boolean
  /** Whether its accounts are smart ones, or can become so: then it takes several calls at once. @default neither */
  readonly atomic?: 'supported' | 'ready'
}

/** The owner's hands on the extension. */
export type Extension = {
  readonly info: ExtensionInfo
  readonly accounts: readonly string[]
  /** What pages asked for, in order. */
  readonly asked: readonly string[]
  /** Kinds of the windows that it ever opened, in order. */
  readonly popups: readonly PopupKind[]
  /** Waits until it asks its owner, and gives that window. */
  popup(kind: PopupKind): Promise<Popup>
  /** Says yes in that window. */
  approve(kind: PopupKind): Promise<void>
  reject(kind: PopupKind): Promise<void>
  /** Accounts that a page sees after the next yes. @default the selected one */
  offer(accounts: readonly string[]): void
  selectAccount(address: string): void
  /** Takes a network, which need not be one that any page knows. */
  selectChain(chainId: number): void
  /** Cannot reach the network that it is on for a while, and says so. */
  loseNetwork(): void
  lock(): void
  unlock(): void
  /** Takes back what pages may see. */
  revoke(): void
  /** Ends all talk with open pages, as an update or a removal does. */
  cutOff(): void
  /** No page that loads from now on has it. */
  uninstall(): Promise<void>
}
