/**
 * How Walletdock looks on a host's page. Every value is CSS, and may differ by day and by night:
 * `light-dark(#fff, #111)`. What is left out stays ours, or follows from what is given: a `surface` alone gets text,
 * lines and raised parts that go with it. A dark surface makes a dark theme, whatever `theme` says.
 *
 * Each has a custom property of the same name, for any ancestor of the button: `onAccent` is `--walletdock-on-accent`.
 * Colours that are too faint to read are corrected, and what is no CSS is left out; the console says which.
 */
export type Look = {
  /** Of what is pressed next. `accent` of the configuration wins. */
  readonly accent?: string | undefined
  /** Words on the accent. @default black or white, whichever is easier to read */
  readonly onAccent?: string | undefined
  /** Of dialogs and of the connected button. Opaque. */
  readonly surface?: string | undefined
  /** Of cards and quiet buttons on the surface. */
  readonly raised?: string | undefined
  /** Of a row or quiet button under the pointer. */
  readonly hover?: string | undefined
  /** Between parts: decoration, so that it may be faint. */
  readonly line?: string | undefined
  /** Around what is typed into or chosen: 3:1 on the surface. */
  readonly edge?: string | undefined
  /** Titles and names: 4.5:1 on every ground, as all words. */
  readonly text?: string | undefined
  /** Sentences. */
  readonly secondary?: string | undefined
  /** Captions and headings of lists. */
  readonly quiet?: string | undefined
  readonly danger?: string | undefined
  /** Of what warns, below words in `danger`. */
  readonly dangerSurface?: string | undefined
  readonly success?: string | undefined
  readonly caution?: string | undefined
  /** Over the page while a dialog is open. May be transparent. */
  readonly backdrop?: string | undefined
  /** Of what floats over the page, as `box-shadow`; `none` for no shadow. */
  readonly shadow?: string | undefined
  /** Of buttons and rows, such as `8px`. @default '12px' */
  readonly radius?: string | undefined
  /** Of dialogs. @default twice `radius`, at most 28px */
  readonly dialogRadius?: string | undefined
  /** As `font-family`. @default the page's */
  readonly font?: string | undefined
  /** How roomy dialogs are: 0.8 to 1.4. Targets stay large enough to be hit. @default '1' */
  readonly spacing?: string | undefined
  /** `reduced` is what visitors get who ask their system for it. @default 'full' */
  readonly motion?: 'full' | 'reduced' | undefined
}
