import { LoadFailure } from '../LoadFailure'
import { page } from '../page'
import { containerIn } from './Container'

/**
 * Takes the global variable of this page for the remote at an address, before any other load decides.
 * @throws LoadFailure 'incompatible' when another remote has it
 */
export function claim(global: string, base: string): void {
  const { known, owners } = page()
  const before = containerIn(global)
  const strange = before && !known.has(before) && 'elsewhere'
  const owner = owners.get(global) ?? (strange || base)
  if (owner !== base) throw taken(owner)
  owners.set(global, base)
}

/** The failure of a remote whose place another one has taken. */
function taken(owner: string | undefined): LoadFailure {
  return new LoadFailure(
    'incompatible',
    `This page already has a Walletdock from ${owner}. Load it from one address.`,
  )
}
