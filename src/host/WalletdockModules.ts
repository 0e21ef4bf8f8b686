/** The exposed modules by name. */
type Modules = {
  './ConnectButton': typeof import('../exposes/ConnectButton')
  './WalletProvider': typeof import('../exposes/WalletProvider')
  './useWallet': typeof import('../exposes/useWallet')
  './useAddRecentTransaction': typeof import('../exposes/useAddRecentTransaction')
  './useSendTransaction': typeof import('../exposes/useSendTransaction')
  './WagmiBridge': typeof import('../exposes/WagmiBridge')
  './config': typeof import('../exposes/config')
  './mount': typeof import('../exposes/mount')
  './testWallet': typeof import('../exposes/testWallet')
  './events': typeof import('../exposes/events')
}

/** Name of an exposed module. */
export type ModuleName = keyof Modules

/** Modules that a page without React can use. */
export type PlainModule = './mount' | './config' | './testWallet' | './events'

const plain: readonly string[] = [
  './mount',
  './config',
  './testWallet',
  './events',
] satisfies PlainModule[]

/** True for modules that need no React of the page. */
export function isPlain(name: string): boolean {
  return plain.includes(name)
}

/** What a React host needs for the button: loaded when nothing else is asked for. */
export type ButtonModule =
  | './ConnectButton'
  | './WalletProvider'
  | './useWallet'

/** The named modules and the button's; those that need no React come alone. */
export type WithButton<Name extends ModuleName> = [Name] extends [PlainModule]
  ? Name
  : Name | ButtonModule

/** What the named modules export, side by side. */
export type Walletdock<Name extends ModuleName = ButtonModule> = All<
  Name extends ModuleName ? (exports: Modules[Name]) => void : never
>

/** Turns "one of these" into "all of these": what every taker accepts. */
type All<Takers> = [Takers] extends [(exports: infer Exports) => void]
  ? Exports
  : never
