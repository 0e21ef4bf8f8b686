import type { ButtonPicture } from '../../platform/storage/storedButton'
import { pageFont } from '../../ui/theme/pageFont'
import type { LoadFailure, LoadFailureReason } from '../LoadFailure'
import { drawPicture, type Pressed } from './drawPicture'

/** Label of a stand-in, unless the host sets one. */
export const standInLabel = 'Connect wallet'

/**
 * Returns the label of the button that replaces a failed button. The label does not mention the wallet, because
 * visitors could think that they have lost their money.
 */
export function loadRetryLabel({ reason }: LoadFailure): string {
  return `${whatHappened[reason] ?? 'Couldn’t load'}. Try again`
}

const whatHappened: Readonly<Partial<Record<LoadFailureReason, string>>> = {
  crashed: 'Something went wrong',
  disabled: 'Paused for now',
}

export type StandInLook = {
  readonly label: string
  /**
   * Colour of the real button, `#rrggbb`. Empty for an account, which is shown in the page's colours.
   * @default Walletdock's own accent
   */
  readonly accent?: string | undefined
  /**
   * True while the real button loads. If the visitor presses the stand-in meanwhile, the dialog opens after the load.
   * False if the stand-in offers a retry.
   */
  readonly isWaiting?: boolean | undefined
  /** True if the stand-in was pressed and the real button still loads. */
  readonly isBusy?: boolean | undefined
}

/**
 * Gives a button the size and look of the real button, which loads or has failed to load. The styles are set through the
 * CSSOM, because `style-src 'none'` allows that.
 */
export function dressStandIn(
  button: HTMLButtonElement,
  { label, accent = standInAccent, isWaiting, isBusy = false }: StandInLook,
): void {
  const { style, parentElement } = button
  button.type = 'button'
  button.ariaBusy = String(isBusy)
  if (button.textContent !== label) button.textContent = label
  for (const name of ['lang', 'dir'] as const) {
    const value = speechOf(label, isWaiting)[name]
    if (value) button[name] = value
    else button.removeAttribute(name)
  }
  style.cssText =
    shape +
    (isWaiting ? (accent ? `background:${accent};color:#fff` : calm) : offering)
  if (parentElement)
    style.fontFamily = `var(--walletdock-font,${pageFont(parentElement)})`
  // Touch screens have no pointer whose shape could show that the press is being answered.
  if (isBusy) Object.assign(style, { opacity: '.7', cursor: 'progress' })
}

/** Renders a stand-in on a page without React. If the replaced content had the focus, the stand-in receives it. */
export function drawStandIn(
  place: Element,
  look: StandInLook,
  onClick: () => void,
): void {
  const button = document.createElement('button')
  button.onclick = () => {
    if (look.isWaiting) dressStandIn(button, { ...look, isBusy: true })
    onClick()
  }
  const hasFocus = place.matches(':focus-within')
  place.replaceChildren(button)
  dressStandIn(button, look)
  if (hasFocus) button.focus({ preventScroll: true })
}

/** Does the same with the connected button, as an earlier page has shown it. */
export function drawStandInPicture(
  place: Element,
  picture: ButtonPicture,
  onPress: (pressed: Pressed) => void,
): void {
  const frame = document.createElement('span')
  const hasFocus = place.matches(':focus-within')
  place.replaceChildren(frame)
  drawPicture(frame, picture, onPress)
  const account = frame.querySelector<HTMLElement>('[part=account-button]')
  if (hasFocus) account?.focus({ preventScroll: true })
}

export const standInAccent = '#3a57e8'

/**
 * Returns the language attributes for a label. Our own labels are English. A label from the host is in the page's
 * language, so it needs no attributes.
 */
export function speechOf(
  label: string,
  isWaiting = false,
): { readonly lang?: 'en'; readonly dir?: 'ltr' } {
  return isWaiting && label !== standInLabel ? {} : { lang: 'en', dir: 'ltr' }
}

const shape = `all:initial;display:inline-block;vertical-align:middle;height:40px;padding:0 14px;cursor:pointer;outline:revert;border-radius:var(--walletdock-radius,12px);font:600 16px/20px a;white-space:nowrap;`

/** Colours of the retry button. System colours are readable on light and dark pages with any accent. */
const offering = 'background:ButtonFace;color:ButtonText'

/** The page's text on a transparent grey, because the connected button is not in the accent either. */
export const veil = '#8282822e'
const calm = `background:${veil};color:inherit`
