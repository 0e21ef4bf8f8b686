import type { Look } from './Look'

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
