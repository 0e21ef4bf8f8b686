/** The modules that hosts can load from a remote, as a compiler sees them. */
export type Surface = {
  /** For each module, the exported names with their kind, such as type or function. */
  readonly modules: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The declaration of each of those names, and of all names in these declarations, in one line each. */
  readonly declarations: Readonly<Record<string, string>>
  /** Types that a host reads and never writes, so that a field may be added. */
  readonly onlyRead: Readonly<Record<string, true>>
}
