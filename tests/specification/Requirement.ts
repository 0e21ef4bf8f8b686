/** One thing that must be true of the product, in our own words. */
export type Requirement = {
  /** Number of its section, then its own: `2.1`; `D7` for a defect to beat. */
  readonly id: string
  readonly text: string
  /**
   * Tests that show it, as `file > group > name`. A star stands for any text, so that one line can name a table of
   * cases; such a line ends with their least number, ` ×4`.
   */
  readonly shownBy: readonly string[]
}

/** A requirement that no test shows yet, and why. */
export type Missing = { readonly id: string; readonly reason: string }
