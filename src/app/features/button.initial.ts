import type { Filling } from '../Dock'
import type { Entry } from '../Feature.initial'

/** The table of the feature that joins with a button for one wallet. */
export const buttonFeature: Entry<Filling<'button' | 'connect'>> = {
  load: () => import('../../features/oneWallet/door'),
}
