import type { Release } from './Channels'

/** Where a release lies, and what is known of it before anything of it was fetched. */
export type Place = {
  /** Address of its folder, with a slash at the end. */
  readonly base: string
  /** Hash that its `contract.json` must have. */
  readonly contract?: string | undefined
  /** Files worth fetching beside the contract, with their hashes. */
  readonly preload?: Readonly<Record<string, string>> | undefined
  /** Key whose signature the channels have, if the page trusts keys. */
  readonly signedBy?: string | undefined
  /** What the channels say of how hosts are set up. */
  readonly config?: unknown
}

/**
 * Returns the place of a release on a site. It picks each field by its name, so that a fetched file cannot override
 * what the page decided.
 * @param folder URL of the site's folder, with a slash at the end
 * @param config deploy configuration of the site's channels
 */
export function placeOf(
  folder: string,
  version: string,
  { contract, preload }: Release,
  config?: unknown,
): Place {
  return { base: `${folder}releases/${version}/`, contract, preload, config }
}
