import type { Place } from '../find/Place'
import { LoadFailure } from '../LoadFailure'
import type { RunningRemote } from '../page'

/**
 * Refuses a release that runs on this page already if nobody verified it as this part of the page demands. Another part
 * may have loaded it without a key.
 * @param place the release that this part demands, by its hash
 * @param keys the keys that this part trusts; none if it gives a hash
 * @throws LoadFailure 'untrusted'
 */
export function demandVerified(
  { base, contractHash, verified }: RunningRemote,
  place: Place,
  keys: readonly string[],
): void {
  // An older copy of this kit opened it, and says nothing.
  if (!verified) return
  const { signedBy } = verified
  if (signedBy && keys.includes(signedBy)) return
  if (contractHash && contractHash === place.contract) return
  throw new LoadFailure(
    'untrusted',
    `${base} runs on this page already, and the part of the page that loaded it demanded no key or hash that this part demands. Give all parts of a page the same options.`,
  )
}
