import type { Feature } from '../../app/Dock'
import { withSeveralWallets } from './withSeveralWallets'

/** Creates the feature that lets visitors connect several wallets at once. */
export function door(): Feature {
  return { reduce: withSeveralWallets }
}
