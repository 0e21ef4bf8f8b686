import type { Contract } from '../check/Contract'
import { fetchContract } from '../check/fetchContract'
import { pageNonce } from '../check/pageNonce'
import { foldersOf } from '../find/folderOf'
import type { Place } from '../find/Place'
import { type Plan, planModules, type Wanted } from '../fit/planModules'
import { announce, claim } from '../life'
import { page, type RunningRemote } from '../page'
import type { Verified } from '../Verified'
import { loadContainer } from './loadContainer'
import { preload } from './preload'

/** A remote, and the plan that it was opened with; none where another one serves. */
export type Opened = {
  readonly remote: RunningRemote
  readonly plan?: Plan | undefined
}

/** Fetches, checks, runs and initialises a remote: nothing of it runs before it was found to fit. */
export async function openRemote(
  place: Place,
  options: Wanted,
  signal: AbortSignal,
): Promise<Opened> {
  const { modules, react, nonce = pageNonce() } = options
  const { base } = place
  // After a failure the files are asked for under other addresses.
  const { failed, owners, remotes } = page()
  const again = failed.has(base)
  // Where another one runs already, this one's files may not be needed.
  const hasButton =
    !again && !owners.size && modules.includes('./ConnectButton')
  if (hasButton) preload(place.preload, base, nonce)
  const fetched =
    place.fetched ?? (await announce(base, fetchContract(place, again, signal)))
  const { contract } = fetched
  /** Another Walletdock of this page that serves here too; without one, this remote has the place. */
  const otherOrClaim = async () => {
    // On most pages there is no other.
    if (remotes.size > 1) {
      const { findOther } = await import('../fit/findOther')
      const other = await findOther([base, contract], options, signal)
      if (other) return other
    }
    claim(contract.global, base)
  }
  const other = await otherOrClaim()
  if (other) return { remote: other }

  const plan = await planModules(contract, options)
  const isolated = plan.mode === 'isolated'

  if (hasButton && !isolated)
    preload(contract.integrity, fetched.entry, nonce, contract.preload ?? [])
  const container = await loadContainer(base, fetched, {
    folders: foldersOf(options),
    config: place.config,
    nonce,
    signal,
  })
  // Somebody waited for it no longer, and serves here too, unless that one has failed since.
  const overtaker =
    owners.get(contract.global) !== base && (await otherOrClaim())
  if (overtaker) return { remote: overtaker }
  // It takes what fits.
  await container.init(plan.scope)
  const useState = isolated ? undefined : react?.react.useState
  const remote = {
    base,
    contract,
    container,
    useState,
    verified: verifiedIn(place, contract),
    contractHash: place.contract,
    served: false,
    users: 0,
  }
  return { remote, plan }
}

/** Says what was verified of a release on the way to its entry. */
export function verifiedIn(place: Place, contract: Contract): Verified {
  return {
    signedBy: place.signedBy,
    contract: Boolean(place.contract),
    scripts: Boolean(contract.integrity?.[contract.entry]),
  }
}
