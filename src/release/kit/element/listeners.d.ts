import type { WalletDockEvents } from '../kit/element.js'

/** Listener for an event of `<wallet-dock>` in markup. */
export type Listener<Name extends keyof WalletDockEvents> =
  | ((event: CustomEvent<WalletDockEvents[Name]>) => void)
  | undefined

/** Attributes for the events of `<wallet-dock>`, for frameworks that add a prefix to an event's name. */
export type Listeners<Prefix extends string> = {
  readonly [Name in keyof WalletDockEvents as `${Prefix}${Name}`]?: Listener<Name>
}
