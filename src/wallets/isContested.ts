import type { Claim } from './Claim'
import type { Wallet } from './Wallet'

/** Returns whether several providers claim to be this wallet, and none of them can be verified. */
export function isContested(
  claims: readonly Claim[],
  { id }: Pick<Wallet, 'id'>,
): boolean {
  return claims.some(
    ({ brand, doubt }) => brand?.id === id && doubt === 'shared-rdns',
  )
}
