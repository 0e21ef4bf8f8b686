/** What hosts can have of a remote, and what it looks like to their compiler. */
export type Surface = {
  /** By module, the names that it exports, each with what it is: a type, a function. */
  readonly modules: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The declaration of each of those names, and of all that these name in turn, in one line each. */
  readonly declarations: Readonly<Record<string, string>>
  /** Types that a host reads and never writes: to those, a field may be added. */
  readonly onlyRead: Readonly<Record<string, true>>
}
