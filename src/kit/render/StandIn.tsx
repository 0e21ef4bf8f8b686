import { createElement, useCallback } from 'react'
import type { ButtonPicture } from '../../platform/storage/storedButton'
import { drawPicture, type Pressed } from './drawPicture'
import {
  dressStandIn,
  type StandInLook,
  speechOf,
  standInAccent,
  veil,
} from './drawStandIn'
import { useIsAlive } from './useEarlyAccount'

type StandInProps = StandInLook & {
  /** The connected button, as an earlier page has shown it. */
  readonly picture?: ButtonPicture | undefined
  /** Width of the server's button in CSS pixels. @default the width of its label */
  readonly width?: number | undefined
  readonly onPress?: ((pressed: Pressed) => void) | undefined
  readonly onClick?: (() => void) | undefined
  readonly onFocus?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
}

export function StandIn({
  picture,
  onPress = () => {},
  onClick,
  onFocus,
  onBlur,
  width,
  ...look
}: StandInProps) {
  const isAlive = useIsAlive()
  // A new function would draw the picture again, which would remove the focus.
  const draw = useCallback(
    (place: HTMLElement | null) => {
      if (place && picture) drawPicture(place, picture, onPress)
    },
    [picture, onPress],
  )
  if (isAlive && picture) return <span {...{ onFocus, onBlur }} ref={draw} />
  return isAlive ? (
    <button
      {...{ onClick, onFocus, onBlur }}
      type="button"
      // Called in the commit, so that no frame shows the button without its look.
      ref={(button) => {
        if (button) dressStandIn(button, look)
      }}
    />
  ) : (
    drawnByServer(look, width)
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
function drawnByServer(
  { label, accent = standInAccent, isWaiting }: StandInLook,
  width: number | undefined,
) {
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
    createElement(
      'mpadded',
      width ? { width: `${width}px` } : null,
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
    ),
  )
}
