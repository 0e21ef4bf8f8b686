/** Terms that visitors agree to when they connect. */
export type Terms = {
  /**
   * One sentence with Markdown links: `By connecting you agree to our [Terms](https://shop.example/terms).` For several
   * languages, an object with one text per language tag. If the visitor's language is missing, `en` is used. If `en` is
   * missing, too, the first entry is used.
   */
  readonly text: string | Readonly<Record<string, string>>
  /**
   * Shows a checkbox. Wallets cannot be chosen until it is checked. @default false: the text is shown without a
   * checkbox
   */
  readonly mustAccept?: boolean | undefined
  /** The consent is stored until this value changes. @default the text, so that every change requires a new consent */
  readonly version?: string | undefined
}
