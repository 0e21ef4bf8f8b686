import type { Filling } from '../Dock'
import type { Entry } from '../Feature'

/** The feature that a button for one wallet loads. */
export const buttonFeature: Entry<Filling<'button' | 'connect'>> = {
  load: () => import('../../features/oneWallet/door'),
}
