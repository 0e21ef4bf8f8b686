import type { Claim } from './Claim'
import type { Wallet } from './Wallet'

/** Whether several providers claim to be this wallet, none of them clearly right. */
export function isContested(
  claims: readonly Claim[],
  { id }: Pick<Wallet, 'id'>,
): boolean {
  return claims.some(
    ({ brand, doubt }) => brand?.id === id && doubt === 'shared-rdns',
  )
}
