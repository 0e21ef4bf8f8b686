import type { World } from '../../host-example/local/startWorld'
import type { MetaMask } from './MetaMask'
import type { Visitor } from './Visitor'

/** The objects on which every step of the walk acts. */
export type Scene = {
  readonly world: World
  readonly metaMask: MetaMask
  /**
   * Opens the sample host in another tab.
   * @param where path and query after its origin
   */
  readonly visit: (where?: string) => Promise<Visitor>
  /** Closes every tab and prompt, revokes the page's permissions and selects the first account. */
  readonly startOver: () => Promise<void>
  /** Returns what the open tabs and prompts show, one per line. */
  readonly seen: () => Promise<string>
  readonly stop: () => Promise<void>
}
