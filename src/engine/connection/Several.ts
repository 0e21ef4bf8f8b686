import type { Config, Connector } from '@wagmi/core'
import type { EngineCommand } from '../../session/Command'
import type { Told } from '../../session/State'

/**
 * Manages several wallets. wagmi's connections are the source of truth. Storage shares them with tabs and later pages.
 */
export type Several = {
  /** Restores the session: first the active wallet, as with a single wallet, then the others. */
  start(how?: 'joined'): Promise<void>
  /** Carries out a command that concerns one of the wallets. @returns false for all other commands */
  carries(command: EngineCommand): boolean
  /**
   * Corrects the active wallet. When any wallet disconnects, wagmi activates an arbitrary other one. The active wallet
   * must stay active, or else the previously active one must follow.
   * @returns whether wagmi's state was wrong and has been corrected
   */
  corrects(state: Config['state']): boolean
  /**
   * Saves the changes since the last call.
   * @param active the active wallet; missing if no wallet is connected
   * @param attempt number of the attempt that connected the active wallet
   * @returns the other wallets; the same list until they change
   */
  see(active?: Connector, attempt?: number): readonly Told[]
  /** Adds a wallet that has connected without an attempt. @param uid wagmi's id of its connector on this page */
  welcome(uid: string): void
  /** Returns whether the wallet is still part of the stored session. */
  keeps(connectorId: string): boolean
  /** Removes a wallet that no longer grants access to the page. */
  forget(connectorId: string): void
  /** Moves a locked wallet behind the others, so that those are restored first. */
  putBehind(connectorId: string): void
}
