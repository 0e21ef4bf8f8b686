import './checkedChunks'
import './trustedChunks'
import { withGuide } from '../../errors/withGuide'
import type { CopiesByLibrary } from '../../platform/federation/Container'
import { isPlain } from '../../platform/federation/plainModules'
import { buttonKey, pageStorage } from '../../platform/storage/storage'
import { exposes } from './exposes'
import { deployedConfig } from './fetchWithFallbacks'
import { type PageLibraries, pageLibraries, type Shares } from './pageLibraries'

/** The page's libraries that the bundler uses. It loads all other libraries from our own chunks. */
declare let __webpack_share_scopes__: { default: Shares }

let offered: Shares = {}
let page: PageLibraries = pageLibraries(offered)

/**
 * Sets the page's libraries. Only the first call has an effect, because running modules cannot change their React.
 * @see https://webpack.js.org/concepts/module-federation/#low-level-concepts
 */
export function init(scope: Shares): void {
  if (__webpack_share_scopes__.default) return
  offered = scope
  page = pageLibraries(scope)
  __webpack_share_scopes__.default = page.shares
}

let deployed: Promise<void> | undefined

/** All that the button of a stored account needs, so that the button replaces the kit's stand-in at once. */
let account: Promise<void> | undefined

/**
 * Loads an exposed module, and returns a function that returns the module.
 * @throws Error if no module has that name, or if the module needs React and the page does not share it
 */
export async function get(name: keyof typeof exposes): Promise<() => object> {
  const load = exposes[name]
  if (!load)
    throw new Error(
      withGuide(
        `Walletdock has no module ${name}. It has ${Object.keys(exposes).join(', ')}.`,
        'federation-plugins',
      ),
    )
  if (deployedConfig)
    deployed ??= import(
      /* webpackChunkName: 'deployConfig' */ '../page/applyDeployConfig'
    ).then(
      ({ applyDeployConfig }) => applyDeployConfig(deployedConfig),
      // Ignore the failure, because the browser's console has reported the file that failed to load. Hosts then use
      // their own configuration.
      () => {},
    )
  if (pageStorage.get(buttonKey))
    account ??= import(
      /* webpackChunkName: 'connectedButton' */ '../../app/restoreAccount'
    )
      .then((it) => it.prepareAccount())
      .catch(() => {
        // The button loads it again, and reports the error.
      })
  const module =
    isPlain(name) || page.shares['react']
      ? await load()
      : await (
          await import(/* webpackChunkName: 'otherReact' */ './forPage')
        ).forPage(name, page.react, offered)
  // The deployment configuration of hosts must be applied before the host configures Walletdock.
  await deployed
  await account
  return () => module
}

/** Returns the copy of each library that we run on, including our own copies. */
export function copies(): CopiesByLibrary {
  return { ...ownReact, ...page.shares }
}

declare const WALLETDOCK_REACT: string
const ownShare = {
  [WALLETDOCK_REACT]: { from: 'walletdock', useIn: ['walletdock'] },
}
const ownReact = { react: ownShare, 'react-dom': ownShare }
