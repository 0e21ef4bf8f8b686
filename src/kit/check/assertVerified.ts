import type { FetchedContract } from '../Contract'
import { LoadFailure } from '../LoadFailure'
import type { Threshold } from '../LoadOptions'
import type { Place } from '../Place'
import type { RunningRemote } from '../pageState'

/**
 * Rejects a release that already runs on this page if it is not the release that this part of the page requires.
 * Another part may have loaded it without a key.
 * @param place the release that this part requires
 * @param threshold the keys that this part trusts; `undefined` if it requires a hash
 * @param fetchVerified fetches the contract of the required release
 * @throws LoadFailure 'untrusted'
 */
export async function assertVerified(
  { base, contract, contractHash, verified }: RunningRemote,
  place: Place,
  threshold: Threshold | undefined,
  fetchVerified: () => Promise<FetchedContract>,
): Promise<void> {
  const signers = verified.signedBy?.split(' ') ?? []
  const { keys, atLeast } = threshold ?? { keys: [], atLeast: 1 }
  if (keys.filter((key) => signers.includes(key)).length >= atLeast) return
  if (contractHash && contractHash === place.contract) return
  // All kits require each script to match its hash in the contract, so equal contracts mean equal code.
  const same = await fetchVerified()
  if (JSON.stringify(same.contract) === JSON.stringify(contract)) return
  throw new LoadFailure(
    'untrusted',
    `${base} runs on this page already, and the part of the page that loaded it did not verify the key or hash that this part requires. Pass the same options in all parts of a page.`,
  )
}
