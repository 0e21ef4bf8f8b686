import { css, token } from './theme/css'

export const initial = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  font: `700 14px/18px ${token('font')}`,
  color: token('secondary'),
  background: token('hover'),
})
