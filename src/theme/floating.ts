import { token } from './token'

/** Covers the page while a dialog is open. */
export const backdrop = 'var(--walletdock-backdrop,rgb(0 0 0/.44))'

/** Shadow of elements above the page. On dark pages, their border is visible instead. */
export const shadow = 'var(--walletdock-shadow,0 16px 48px rgb(0 0 0/.24))'

export const dialogRadius = `var(--walletdock-dialog-radius,min(${token('radius')}*2,28px))`

/** Scales a distance with the host's spacing. @param px CSS pixels at spacing 1 */
export const spaced = (px: number): string =>
  `calc(${px}px*var(--wd-spacing,1))`
