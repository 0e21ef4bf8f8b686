import type { AnnouncedIdentity } from './AnnouncedIdentity'
import type { Wallet } from './Wallet'

/** Returns whether several providers claim to be this wallet, and none of them can be verified. */
export function isContested(
  identities: readonly AnnouncedIdentity[],
  { id }: Pick<Wallet, 'id'>,
): boolean {
  return identities.some(
    ({ brand, warning }) => brand?.id === id && warning === 'shared-rdns',
  )
}
