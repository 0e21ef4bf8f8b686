import { css, keyframes } from '../theme/emotion'
import { token } from '../theme/token'

const giveUp = keyframes({ to: { opacity: 0 } })

export const line = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: 20,
  color: token('secondary'),
  fontVariantNumeric: 'tabular-nums',
  // If the node does not answer, the placeholder disappears after a while.
  '&[data-waiting]': { animation: `${giveUp} 240ms 10s forwards` },
})
