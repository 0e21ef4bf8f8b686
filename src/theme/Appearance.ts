import type { Look } from './Look'

/** `auto` follows the visitor's system. */
export type Theme = 'auto' | 'light' | 'dark'

/** How a host wants us to look. */
export type Appearance = {
  /** @default 'auto' */
  readonly theme?: Theme | undefined
  /** Any colour of CSS; without it, `--walletdock-accent` of an ancestor, then our own. */
  readonly accent?: string | undefined
  readonly look?: Look | undefined
}
