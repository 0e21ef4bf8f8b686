import { token } from './token'

/** Covers the page while a dialog is open. */
export const backdrop =
  'var(--walletdock-backdrop,light-dark(rgb(0 0 0/.32),rgb(0 0 0/.6)))'

/** Shadow of small elements above the page. On dark pages, where a shadow is invisible, they have a visible border. */
export const shadow = 'var(--walletdock-shadow,0 16px 48px rgb(0 0 0/.24))'

/** Shadow of dialogs. A small shadow follows the edge, and a large one lifts the dialog above the page. */
export const deepShadow =
  'var(--walletdock-shadow,0 4px 12px rgb(0 0 0/.08),0 24px 64px light-dark(rgb(0 0 0/.18),rgb(0 0 0/.6)))'

export const dialogRadius = `var(--walletdock-dialog-radius,min(${token('radius')}*2,28px))`

/** Scales a distance with the host's spacing. @param px CSS pixels at spacing 1 */
export const spaced = (px: number): string =>
  `calc(${px}px*var(--wd-spacing,1))`
