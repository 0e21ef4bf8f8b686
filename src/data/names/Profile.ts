/** An account's name and avatar. */
export type Profile = {
  readonly name?: string | undefined
  /** Image URL. */
  readonly avatar?: string | undefined
}
