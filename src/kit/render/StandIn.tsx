import { createElement, useSyncExternalStore } from 'react'
import {
  dressBusy,
  dressStandIn,
  speechOf,
  standInAccent,
  veil,
} from './standInLook'

type StandInProps = {
  readonly label: string
  /** Colour of the real button, `#rrggbb`. Empty for an account. */
  readonly accent?: string | undefined
  /**
   * True while the real button loads. If the visitor presses the stand-in meanwhile, the dialog opens after the load.
   */
  readonly isWaiting?: boolean | undefined
  /** True if the stand-in was pressed and the real button still loads. */
  readonly isBusy?: boolean | undefined
  readonly onClick?: (() => void) | undefined
  readonly onFocus?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
}

/**
 * Renders a button with the size and look of the real button, while the real button loads or after it has failed to
 * load. The styles are set through the CSSOM, because `style-src 'none'` allows that but blocks a `style` attribute in
 * server-rendered HTML.
 */
export function StandIn({
  label,
  accent = standInAccent,
  isWaiting = false,
  isBusy = false,
  ...listeners
}: StandInProps) {
  const isAlive = useSyncExternalStore(
    // The value never changes, so there is nothing to subscribe to.
    () => () => {},
    () => true,
    () => false,
  )
  return isAlive ? (
    <button
      type="button"
      {...speechOf(label, isWaiting)}
      {...listeners}
      aria-busy={isBusy}
      ref={(element) => {
        if (!element) return
        dressStandIn(element, accent, isWaiting)
        if (isBusy) dressBusy(element)
      }}
    >
      {label}
    </button>
  ) : (
    drawnByServer(label, accent, isWaiting)
  )
}

/**
 * A page's wagmi may know more in the browser than on the server. The server's label then stays until the button replaces
 * it, and React need not report the difference.
 */
const sentText = { suppressHydrationWarning: true }

/**
 * Renders the stand-in as static markup, which the page shows until scripts run. Uses MathML, because its attributes
 * set sizes and colours without CSS.
 * @see MathML Core
 */
function drawnByServer(label: string, accent: string, isWaiting: boolean) {
  // Gives the box the height of the button, and centres it in a line of text like the button.
  const size = { depth: '16px', height: '24px', width: '14px' }
  const edge = createElement('mspace', size)
  return createElement(
    'math',
    {
      ...speechOf(label, isWaiting),
      role: 'button',
      'aria-disabled': true,
      mathsize: '16px',
      mathcolor: accent && '#fff',
      mathbackground: accent || veil,
      ...sentText,
    },
    edge,
    createElement(
      'mtext',
      null,
      createElement(
        'font',
        { face: 'system-ui' },
        <b {...sentText}>{label}</b>,
      ),
    ),
    edge,
  )
}
