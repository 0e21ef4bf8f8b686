import { token } from './token'

/** What lies over the page while a dialog is open. */
export const backdrop = 'var(--walletdock-backdrop,rgb(0 0 0/.44))'

/** Below what floats; on dark pages its edge is seen in place of it. */
export const shadow = 'var(--walletdock-shadow,0 16px 48px rgb(0 0 0/.24))'

export const dialogRadius = `var(--walletdock-dialog-radius,min(${token('radius')}*2,28px))`

/** A distance that grows and shrinks with the host's spacing. @param px CSS pixels at spacing 1 */
export const spaced = (px: number): string =>
  `calc(${px}px*var(--wd-spacing,1))`
