import type { Contract } from '../Contract'
import type { Choice } from '../Mode'
import type { Share, ShareScope } from '../ShareScope'
import { isAtLeast, satisfies } from './satisfies.initial'

/**
 * Chooses how a remote runs with the libraries that a page offers.
 * @param own version of the page's own wagmi, if the page does not share it
 * @param isTaken true if the remote already runs on another React than the page's
 */
export function chooseMode(
  { version, requires }: Contract,
  scope: ShareScope,
  own: string | undefined,
  isTaken: boolean | undefined,
): Choice {
  const alone = (why: string): Choice => ({
    mode: 'isolated',
    why: `${why} Walletdock brings its own React, 70 KB more.`,
  })
  const react = chosen(scope['react'])
  if (!react) return alone('This page gives no React.')
  let handoff = own && `This page has its own wagmi ${own}.`
  for (const [library, range] of Object.entries(requires)) {
    const offered = chosen(scope[library])?.version
    if (!offered || satisfies(offered, range)) continue
    const why = `This page runs ${library} ${offered}, Walletdock ${version} needs ${range}.`
    if (library.startsWith('react')) return alone(why)
    handoff ||= why
  }
  if (isTaken)
    return {
      mode: 'isolated',
      why: 'Walletdock runs on another React of this page.',
    }
  if (handoff) return { mode: 'handoff', why: handoff }
  const wagmi = chosen(scope['wagmi'])
  let all = `react ${react.version}`
  if (wagmi) all += `, wagmi ${wagmi.version}`
  if (wagmi && requires[core] && !scope[core])
    all += `, but not ${core}: Walletdock brings its own, 50 KB more`
  return { mode: 'shared', why: `This page shares ${all}.` }
}

const core = '@wagmi/core'

/** Returns the version that the remote would receive: the newest loaded version or, if none is loaded, the newest. */
export function chosen(shares: ShareScope[string] = {}): Share | undefined {
  const all = Object.values(shares).sort((a, b) =>
    isAtLeast(a.version, b.version) ? -1 : 1,
  )
  return all.find(({ lib }) => lib) ?? all[0]
}
