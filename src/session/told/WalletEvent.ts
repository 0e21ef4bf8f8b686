import type { FailureClass, RelayRefusal } from '../../errors/Failure'
import type { DialogName } from '../State'

/**
 * What has happened to the visitor's wallet, for a host's statistics: no address, no name, no balance, no key. Of a
 * wallet it carries the id alone: the list's, or the rdns of one that has announced itself.
 *
 * New types may come with any minor version of the contract: leave those alone that you do not know.
 */
export type WalletEvent =
  | {
      readonly type: 'dialog-opened'
      readonly dialog: DialogName
      /** From the tap until it was on the screen, in milliseconds; missing where something else came first. */
      readonly tookMs?: number | undefined
    }
  | {
      /** A wallet is being asked. */
      readonly type: 'connect-started'
      readonly wallet: string
    }
  | {
      readonly type: 'connect-succeeded'
      readonly wallet: string
      readonly chainId: number
      /** Since it was asked, in milliseconds. */
      readonly tookMs?: number | undefined
    }
  | {
      /** One that was only slow may still say yes: then `connect-succeeded` follows. */
      readonly type: 'connect-failed'
      readonly wallet: string
      /** `abandoned` when the visitor went away before the wallet had answered. */
      readonly class: FailureClass | 'abandoned'
      /** JSON-RPC or provider code, where the wallet gave one. @see EIP-1193 */
      readonly code?: number | undefined
      /** Set if the class is `relay-unreachable` and the relay has refused the page. */
      readonly refusal?: RelayRefusal | undefined
      /** Since it was asked, in milliseconds. */
      readonly tookMs?: number | undefined
    }
  | {
      /** Connected without a tap here: a session of an earlier visit, of another tab, or inside a Safe. */
      readonly type: 'resumed'
      readonly wallet: string
      readonly chainId: number
    }
  | {
      /** The wallet is on another chain, whoever asked for that. */
      readonly type: 'switched'
      readonly wallet: string
      readonly chainId: number
      /** Since the page has asked for it, in milliseconds; missing when the wallet went by itself. */
      readonly tookMs?: number | undefined
    }
  | {
      readonly type: 'switch-failed'
      readonly wallet: string
      readonly chainId: number
      readonly class: FailureClass
      readonly code?: number | undefined
      /** Since the page has asked for it, in milliseconds. */
      readonly tookMs?: number | undefined
    }
  | {
      readonly type: 'disconnected'
      readonly wallet: string
      /** How long it was connected, in milliseconds, as far as that was seen. */
      readonly tookMs?: number | undefined
    }
