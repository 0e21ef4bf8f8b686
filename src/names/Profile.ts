/** What a person is called on chain. */
export type Profile = {
  readonly name?: string | undefined
  /** Image URL. */
  readonly avatar?: string | undefined
}
