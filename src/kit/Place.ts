import type { Release } from './Channels'

/** URL of a release, and the facts that the kit knows before it fetches the release. */
export type Place = {
  /** URL of its folder, with a slash at the end. */
  readonly base: string
  /** Hash that its `contract.json` must have. */
  readonly contract?: string | undefined
  /** Files to preload while the contract is fetched, with their hashes. */
  readonly preload?: Readonly<Record<string, string>> | undefined
  /** The page's keys that signed the channels, separated by spaces, if the page sets `publicKey`. */
  readonly signedBy?: string | undefined
  /** Deployment configuration of hosts, from the channels. */
  readonly config?: unknown
}

/**
 * Returns the place of a release on a site. Copies each field by name, so that additional fields in a fetched file
 * cannot override the page's decisions.
 * @param folder URL of the site's folder, with a slash at the end
 * @param config deployment configuration of hosts, from the site's channels
 */
export function placeOf(
  folder: string,
  version: string,
  { contract, preload }: Release,
  config?: unknown,
): Place {
  return { base: `${folder}releases/${version}/`, contract, preload, config }
}
