import { css } from '../theme/emotion'
import { token } from '../theme/token'

export const address = css({
  font: `400 12px/16px ${token('font')}`,
  color: token('quiet'),
  textAlign: 'center',
  // A click selects all of it.
  userSelect: 'all',
  // Neither half breaks: together they break in the middle.
  '> span': { display: 'inline-block' },
  '&[data-size=large]': {
    maxWidth: 280,
    font: `500 16px/24px ${token('font')}`,
    color: 'inherit',
  },
})
