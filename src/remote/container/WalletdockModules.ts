import type { PlainModule } from '../../platform/federation/plainModules'

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

/** Modules that a React host needs for the button. They are the default of `modules`. */
export type ButtonModule =
  | './ConnectButton'
  | './WalletProvider'
  | './useWallet'

/** The named modules and the button's modules. If all named modules work without React, only the named modules. */
export type WithButton<Name extends ModuleName> = [Name] extends [PlainModule]
  ? Name
  : Name | ButtonModule

/** The exports of the named modules in one object. */
export type Walletdock<Name extends ModuleName = ButtonModule> = All<
  Name extends ModuleName ? (exports: Modules[Name]) => void : never
>

/**
 * The type that every function of a union accepts as its parameter. This turns a union of types into an intersection.
 */
type All<Takers> = [Takers] extends [(exports: infer Exports) => void]
  ? Exports
  : never
