import { createElement, useSyncExternalStore } from 'react'
import { dressBusy, dressStandIn, speechOf, standInAccent } from './standInLook'

type StandInProps = {
  readonly label: string
  /** Colour of the button that it stands in for, `#rrggbb`. */
  readonly accent?: string | undefined
  /** What it stands in for is still on its way, and opens then where it was pressed. */
  readonly isWaiting?: boolean | undefined
  /** It was pressed, and is waited for. */
  readonly isBusy?: boolean | undefined
  readonly onClick?: (() => void) | undefined
  readonly onFocus?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
}

/**
 * A button of the real one's size and look, for the time before it is there and for the case that
 * it never comes. Styled through the CSSOM, which `style-src 'none'` allows: a `style` attribute in a server's HTML would
 * be refused.
 */
export function StandIn({
  label,
  accent = standInAccent,
  isWaiting = false,
  isBusy = false,
  ...listeners
}: StandInProps) {
  const isAlive = useSyncExternalStore(
    // Of what does not change, nothing is heard.
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

/** The same box until scripts run, in the one markup that has sizes and colours without any CSS. @see MathML Core */
function drawnByServer(label: string, accent: string, isWaiting: boolean) {
  // Together as high as the button, and in the middle of a line of text as it is.
  const size = { depth: '16px', height: '24px', width: '14px' }
  const edge = createElement('mspace', size)
  return createElement(
    'math',
    {
      ...speechOf(label, isWaiting),
      role: 'button',
      'aria-disabled': true,
      mathsize: '16px',
      mathcolor: '#fff',
      mathbackground: accent,
    },
    edge,
    createElement(
      'mtext',
      null,
      createElement('font', { face: 'system-ui' }, <b>{label}</b>),
    ),
    edge,
  )
}
