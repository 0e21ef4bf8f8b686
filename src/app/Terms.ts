/** What visitors agree to when they connect. */
export type Terms = {
  /**
   * One sentence with its links as in Markdown: `By connecting you agree to our [Terms](https://shop.example/terms).`
   * Several languages are given by their tags; where there is none for the visitor's, `en` or else the first counts.
   */
  readonly text: string | Readonly<Record<string, string>>
  /** Shows a box: no wallet can be chosen until it is ticked. @default false: one line below the list */
  readonly mustAccept?: boolean | undefined
  /** A tick is remembered until this changes. @default the text: every change of it asks again */
  readonly version?: string | undefined
}
