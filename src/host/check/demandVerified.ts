import type { Place } from '../find/Place'
import { LoadFailure } from '../LoadFailure'
import type { RunningRemote } from '../page'
import type { FetchedContract } from './Contract'

/**
 * Refuses a release that runs on this page already if it is not the one that this part of the page demands. Another part
 * may have loaded it without a key, or with an older copy of this kit, which does not say what it verified.
 * @param place the release that this part demands, by its hash
 * @param keys the keys that this part trusts; none if it gives a hash
 * @param demanded fetches the contract of that release
 * @throws LoadFailure 'untrusted'
 */
export async function demandVerified(
  { base, contract, contractHash, verified }: RunningRemote,
  place: Place,
  keys: readonly string[],
  demanded: () => Promise<FetchedContract>,
): Promise<void> {
  const { signedBy } = verified ?? {}
  if (signedBy && keys.includes(signedBy)) return
  if (contractHash && contractHash === place.contract) return
  // Every kit has each script match the contract, so the same contract is the same code.
  const same = await demanded()
  if (JSON.stringify(same.contract) === JSON.stringify(contract)) return
  throw new LoadFailure(
    'untrusted',
    `${base} runs on this page already, and the part of the page that loaded it demanded no key or hash that this part demands. Give all parts of a page the same options.`,
  )
}
