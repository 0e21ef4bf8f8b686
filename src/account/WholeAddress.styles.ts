import { css } from '../theme/emotion'
import { token } from '../theme/token'

export const address = css({
  font: `400 12px/16px ${token('font')}`,
  color: token('quiet'),
  textAlign: 'center',
  // A click selects the full address.
  userSelect: 'all',
  // The halves do not wrap, so the address wraps in its middle.
  '> span': { display: 'inline-block' },
  '&[data-size=large]': {
    maxWidth: 280,
    font: `400 16px/24px ${token('font')}`,
    color: 'inherit',
  },
})
