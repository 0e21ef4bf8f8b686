/**
 * Appearance of Walletdock on a host's page. Every value is CSS, and may differ between light and dark themes:
 * `light-dark(#fff, #111)`. Missing values are our own or derived from the others. If only `surface` is set, matching
 * texts, lines and raised areas are derived from it. A dark surface results in a dark theme, even if `theme` is light.
 *
 * Each value has a custom property of the same name that can be set on any ancestor of the button: `onAccent` is
 * `--walletdock-on-accent`. Colours with too little contrast are adjusted, and invalid values are ignored. The console
 * shows a warning for both.
 */
export type Look = {
  /** Primary buttons. `accent` of the configuration takes precedence. */
  readonly accent?: string | undefined
  /** Text on the accent colour. @default black or white, whichever has more contrast */
  readonly onAccent?: string | undefined
  /** Background of dialogs and of the connected button. Must be opaque. */
  readonly surface?: string | undefined
  /** Background of cards and quiet buttons on the surface. */
  readonly raised?: string | undefined
  /** Background of a row or quiet button under the pointer. */
  readonly hover?: string | undefined
  /** Dividers. They are decorative and may have little contrast. */
  readonly line?: string | undefined
  /** Borders of inputs and selectable elements. 3:1 contrast on the surface. */
  readonly edge?: string | undefined
  /** Titles and names. All texts have 4.5:1 contrast on every background. */
  readonly text?: string | undefined
  /** Sentences. */
  readonly secondary?: string | undefined
  /** Captions and headings of lists. */
  readonly quiet?: string | undefined
  readonly danger?: string | undefined
  /** Background of warnings, below text in the `danger` colour. */
  readonly dangerSurface?: string | undefined
  readonly success?: string | undefined
  readonly caution?: string | undefined
  /** Covers the page while a dialog is open. May be transparent. */
  readonly backdrop?: string | undefined
  /** Shadow of elements above the page, as `box-shadow`. `none` for no shadow. */
  readonly shadow?: string | undefined
  /** Corner radius of buttons and rows, such as `8px`. @default '12px' */
  readonly radius?: string | undefined
  /** Corner radius of dialogs. @default twice `radius`, at most 28px */
  readonly dialogRadius?: string | undefined
  /** As `font-family`. @default the page's font */
  readonly font?: string | undefined
  /** Spacing factor of dialogs: 0.8 to 1.4. Tap targets stay large enough. @default '1' */
  readonly spacing?: string | undefined
  /** `reduced` has the same effect as the visitor's system setting for reduced motion. @default 'full' */
  readonly motion?: 'full' | 'reduced' | undefined
}

/** `auto` follows the visitor's system setting. */
export type Theme = 'auto' | 'light' | 'dark'

/** The host's settings for the appearance. */
export type Appearance = {
  /** @default 'auto' */
  readonly theme?: Theme | undefined
  /** Any CSS colour. @default `--walletdock-accent` of an ancestor, otherwise our accent colour */
  readonly accent?: string | undefined
  readonly look?: Look | undefined
}
