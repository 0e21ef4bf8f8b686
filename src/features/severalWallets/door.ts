import type { Feature } from '../../app/Dock'
import { withSeveralWallets } from './withSeveralWallets'

/** Several wallets that are connected at once. */
export function door(): Feature {
  return { reduce: withSeveralWallets }
}
