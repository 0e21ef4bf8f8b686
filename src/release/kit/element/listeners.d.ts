import type { WalletDockEvents } from '../host/element.js'

/** What markup may give for an event of `<wallet-dock>`. */
export type Listener<Name extends keyof WalletDockEvents> =
  | ((event: CustomEvent<WalletDockEvents[Name]>) => void)
  | undefined

/** The events of `<wallet-dock>` as attributes, for frameworks that write a prefix before an event's name. */
export type Listeners<Prefix extends string> = {
  readonly [Name in keyof WalletDockEvents as `${Prefix}${Name}`]?: Listener<Name>
}
