import type { CSSProperties } from 'react'

type StandInProps = {
  readonly label: string
  /** Colour of the button that it stands in for, `#rrggbb`. */
  readonly accent?: string | undefined
  /** What a click does; without it the button is inert. */
  readonly onClick?: (() => void) | undefined
}

/**
 * A button of the real one's size and look, for the time before it is there and for the case that
 * it never comes. Styled through the CSSOM, which `style-src 'none'` allows.
 */
export function StandIn({ label, accent = '#3a57e8', onClick }: StandInProps) {
  const inert = !onClick
  const colors = inert ? { background: accent, color: '#fff' } : offering
  return (
    <button
      type="button"
      disabled={inert}
      onClick={onClick}
      style={{ ...shape, ...colors }}
    >
      {label}
    </button>
  )
}

const shape: CSSProperties = {
  all: 'initial',
  display: 'inline-block',
  verticalAlign: 'middle',
  height: 40,
  padding: '0 14px',
  borderRadius: 'var(--walletdock-radius,12px)',
  font: '600 16px/20px var(--walletdock-font,-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif)',
  whiteSpace: 'nowrap',
}

/** System colours: readable on any page, light or dark, whatever its accent. */
const offering: CSSProperties = {
  background: 'ButtonFace',
  color: 'ButtonText',
  cursor: 'pointer',
  outline: 'revert',
}
