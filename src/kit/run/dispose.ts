import { withGuide } from '../../errors/withGuide'
import type { RunningRemote } from '../pageState'
import { removeScripts } from './insertScript'
import { isRunning, retire } from './remotes'

/** The function of `./mount` that ends everything on the page. Missing in earlier releases. */
type Ending = { readonly endPage?: () => Promise<void> }

/**
 * Ends a remote on this page: its elements, listeners, timers and connections. Does nothing if it has ended already.
 * @throws Error if the release cannot end, or if its code for that cannot be loaded
 */
export async function dispose(remote: RunningRemote): Promise<void> {
  const { base, container, contract } = remote
  if (!(await isRunning(remote))) return
  // A container's modules have no types. The contract ensures that this one matches the exposed module.
  const { endPage } = (await container.get('./mount'))() as Ending
  if (!endPage)
    throw new Error(
      withGuide(
        `Walletdock ${contract.version} at ${base} cannot be disposed of. Reload the page to end it.`,
        'other-messages-in-the-console',
      ),
    )
  await endPage()
  retire(remote)
  removeScripts()
}
