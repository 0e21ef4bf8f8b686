import { pageFont } from '../../theme/pageFont'
import { standInLabel } from './retryLabel'

export const standInAccent = '#3a57e8'

/** Our own words are English, whatever the page speaks; of a host's words, the page knows the language. */
export const speechOf = (label: string, isWaiting: boolean) =>
  isWaiting && label !== standInLabel ? {} : { lang: 'en', dir: 'ltr' }

/**
 * Gives a stand-in for the button the real one's size and look.
 * @param accent colour of the button that it stands in for, `#rrggbb`
 * @param isWaiting what it stands in for is still on its way; else it offers a retry
 */
export function dressStandIn(
  { style, parentElement }: HTMLElement,
  accent = standInAccent,
  isWaiting: boolean,
): void {
  style.cssText =
    shape + (isWaiting ? `background:${accent};color:#fff` : offering)
  if (parentElement)
    style.fontFamily = `var(--walletdock-font,${pageFont(parentElement)})`
}

const shape = `all:initial;display:inline-block;vertical-align:middle;height:40px;padding:0 14px;cursor:pointer;outline:revert;border-radius:var(--walletdock-radius,12px);font:600 16px/20px a;white-space:nowrap;`

/** System colours: readable on any page, light or dark, whatever its accent. */
const offering = 'background:ButtonFace;color:ButtonText'

/** Shows that it was pressed: what opens is on its way. */
export function dressBusy({ style }: HTMLElement): void {
  style.opacity = '.7'
  style.cursor = 'progress'
}
