import type { Config, Connector } from '@wagmi/core'
import type { WalletAccount } from '../session/State'

/**
 * Stores the session for tabs and later pages. wagmi's state is the truth. The optional members are for pages that allow
 * several wallets.
 */
export type Connections = {
  /** A connection stays valid while another wallet connects. */
  readonly areSeveral?: true
  /** Restores the session. @param resume restores the connection of the first stored wallet */
  start?(resume: Resume, how?: 'joined'): Promise<void>
  activate?(walletId: string): void
  disconnect?(walletId: string): void
  /** Corrects wagmi, which activates an arbitrary wallet when any other disconnects. @returns whether it was wrong */
  correct?(state: Config['state']): boolean
  /** Adds a wallet that has connected without an attempt. @param uid wagmi's id of its connector on this page */
  welcome?(uid: string): void
  /**
   * Saves the changes since the last call.
   * @param active the active wallet, or `undefined` if no wallet is connected
   * @param attempt number of the attempt that connected the active wallet
   * @returns the other wallets, or `undefined` if only one may be connected. Returns the same list until it changes
   */
  update(
    active?: Connector,
    attempt?: number,
  ): readonly WalletAccount[] | undefined
  /** Returns whether the wallet is still part of the stored session. */
  has(connectorId: string): boolean
  /** Removes a wallet that no longer grants access to the page. */
  remove(connectorId: string): void
  /** Moves a locked wallet behind the others, so that the others are restored first. */
  moveToEnd(connectorId: string): void
}

export type Resume = (how?: 'joined') => Promise<void>
