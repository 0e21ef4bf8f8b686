import { standInLook } from './standInLook'

type StandInProps = {
  readonly label: string
  /** Colour of the button that it stands in for, `#rrggbb`. */
  readonly accent?: string | undefined
  /** What a click does; without it the button is inert. */
  readonly onClick?: (() => void) | undefined
}

/**
 * A button of the real one's size and look, for the time before it is there and for the case that
 * it never comes. Styled through the CSSOM, which `style-src 'none'` allows: a `style` attribute in a server's HTML would
 * be refused.
 */
export function StandIn({ label, accent, onClick }: StandInProps) {
  return (
    <button
      type="button"
      disabled={!onClick}
      onClick={onClick}
      ref={(element) => {
        if (element) Object.assign(element.style, standInLook(accent, !onClick))
      }}
    >
      {label}
    </button>
  )
}
