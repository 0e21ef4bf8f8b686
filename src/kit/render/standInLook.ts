import { pageFont } from '../../ui/theme/pageFont'
import { standInLabel } from './loadRetryLabel'

export const standInAccent = '#3a57e8'

/**
 * Returns the language attributes for a label. Our own labels are English. A label from the host is in the page's
 * language, so it needs no attributes.
 */
export const speechOf = (label: string, isWaiting: boolean) =>
  isWaiting && label !== standInLabel ? {} : { lang: 'en', dir: 'ltr' }

/**
 * Styles a stand-in like the real button.
 * @param accent colour of the real button, `#rrggbb`; empty for an account, which is shown in the page's colours
 * @param isWaiting true while the real button loads; false if the stand-in offers a retry
 */
export function dressStandIn(
  { style, parentElement }: HTMLElement,
  accent = standInAccent,
  isWaiting: boolean,
): void {
  style.cssText =
    shape +
    (isWaiting ? (accent ? `background:${accent};color:#fff` : calm) : offering)
  if (parentElement)
    style.fontFamily = `var(--walletdock-font,${pageFont(parentElement)})`
}

const shape = `all:initial;display:inline-block;vertical-align:middle;height:40px;padding:0 14px;cursor:pointer;outline:revert;border-radius:var(--walletdock-radius,12px);font:600 16px/20px a;white-space:nowrap;`

/** Colours of the retry button. System colours are readable on light and dark pages with any accent. */
const offering = 'background:ButtonFace;color:ButtonText'

/** The page's text on a transparent grey, because the connected button is not in the accent either. */
export const veil = '#8282822e'
const calm = `background:${veil};color:inherit`

/** Styles a pressed stand-in, to show that the dialog will open after loading. */
export function dressBusy({ style }: HTMLElement): void {
  style.opacity = '.7'
  style.cursor = 'progress'
}
