/** Where a release lies, and what is known of it before anything of it was fetched. */
export type Place = {
  /** Address of its folder, with a slash at the end. */
  readonly base: string
  /** Hash that its `contract.json` must have. */
  readonly contract?: string | undefined
  /** Files worth fetching beside the contract, with their hashes. */
  readonly preload?: Readonly<Record<string, string>> | undefined
  /** What the channels say of how hosts are set up. */
  readonly config?: unknown
}
