import { css, fonts, keyframes, shortScreen, token } from '../../ui/theme/css'
import { ease, steady } from '../../ui/theme/motion'

/** How long the placeholder waits for the node. */
const waitTime = '10s'
const giveUp = keyframes({ to: { opacity: 0 } })

export const balance = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  width: '100%',
  marginTop: 12,
  fontVariantNumeric: 'tabular-nums',
  [shortScreen]: {
    width: 'auto',
    maxWidth: '50%',
    marginTop: 0,
    justifyItems: 'end',
    textAlign: 'end',
  },
  // If the node does not answer, the placeholder disappears after a while.
  '&[data-waiting]': {
    animation: `${giveUp} ${steady}ms ${ease} ${waitTime} forwards`,
  },
})

export const amount = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: 34,
  maxWidth: '100%',
  font: fonts.amount,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
  [shortScreen]: { minHeight: 0, font: fonts.boldBody },
})

export const symbol = css({ color: token('quiet') })

export const detail = css({
  display: 'grid',
  placeItems: 'center',
  // The space is reserved until the value is known.
  minHeight: 18,
  font: fonts.small,
  fontVariantNumeric: 'tabular-nums',
  color: token('quiet'),
})
