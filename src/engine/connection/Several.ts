import type { Config, Connector } from '@wagmi/core'
import type { EngineCommand } from '../../session/Command'
import type { Told } from '../../session/State'

/** Several wallets at once. wagmi's own connections are the truth; storage has what tabs and pages agree on. */
export type Several = {
  /** Takes the session up, as the resumption does with one wallet: first the active one, then those beside it. */
  start(how?: 'joined'): Promise<void>
  /** Carries out a command about one of the wallets. @returns false for every other command */
  carries(command: EngineCommand): boolean
  /**
   * wagmi makes some other wallet the active one whenever any is left. It stays the one that it was, or else is the one
   * that was active before.
   * @returns whether wagmi's state was wrong, and is not any more
   */
  corrects(state: Config['state']): boolean
  /**
   * Sees how it stands, and writes down what has happened here since it was seen last.
   * @param active none when the last wallet has gone
   * @param attempt number of the attempt that the active wallet answers
   * @returns the others; the same list until something changes
   */
  see(active?: Connector, attempt?: number): readonly Told[]
  /** Takes in a wallet that comes by itself, beside the active one. @param uid wagmi's id of its connector on this page */
  welcome(uid: string): void
  /** Whether the session still has this wallet. */
  keeps(connectorId: string): boolean
  /** The wallet itself does not let the page in any more. */
  forget(connectorId: string): void
  /** The wallet is locked: the others are resumed before it. */
  putBehind(connectorId: string): void
}
