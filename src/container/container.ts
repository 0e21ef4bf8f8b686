import './checkedChunks'
import './trustedChunks'
import type { CopiesByLibrary } from '../host/run/Container'
import { isPlain } from '../host/WalletdockModules'
import { said } from './anyWay'
import { exposes } from './exposes'
import { type PageLibraries, pageLibraries, type Shares } from './pageLibraries'

/** Where the bundler looks for libraries of the page; what is not here it takes from our own chunks. */
declare let __webpack_share_scopes__: { default: Shares }

let offered: Shares = {}
let page: PageLibraries = pageLibraries(offered)

/**
 * Takes the libraries of a page. The first to offer some decides: what runs already cannot change its React.
 * @see https://webpack.js.org/concepts/module-federation/#low-level-concepts
 */
export function init(scope: Shares): void {
  if (__webpack_share_scopes__.default) return
  offered = scope
  page = pageLibraries(scope)
  __webpack_share_scopes__.default = page.taken
}

let deployed: Promise<void> | undefined

/**
 * Fetches an exposed module, and gives what returns it.
 * @throws Error when there is none of that name, or the page shares no React that it could be drawn with
 */
export async function get(name: keyof typeof exposes): Promise<() => object> {
  const load = exposes[name]
  if (!load)
    throw new Error(
      `Walletdock has no module ${name}. It has ${Object.keys(exposes).join(', ')}.`,
    )
  if (said)
    deployed ??= import('../app/deploy/takeDeploy').then(
      ({ takeDeploy }) => takeDeploy(said),
      // The browser's console has named the file that did not come. Hosts are then set up as they say themselves.
      () => {},
    )
  const module =
    isPlain(name) || page.taken['react']
      ? await load()
      : await (await import('./forPage')).forPage(name, page.react, offered)
  // Before anything is set up.
  await deployed
  return () => module
}

/** Which copy of each library we run on, ours included. */
export function copies(): CopiesByLibrary {
  return { ...ownReact, ...page.taken }
}

declare const WALLETDOCK_REACT: string
const own = {
  [WALLETDOCK_REACT]: { from: 'walletdock', useIn: ['walletdock'] },
}
const ownReact = { react: own, 'react-dom': own }
