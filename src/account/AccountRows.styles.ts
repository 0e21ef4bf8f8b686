import { css } from '../theme/emotion'
import { token } from '../theme/token'

export const rows = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: 'calc(100% + 24px)',
  marginTop: 12,
  '[data-wrong]': { color: token('danger') },
})

export const wrong = css({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  background: token('dangerSurface'),
})

export const initial = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  font: `700 14px/18px ${token('font')}`,
  color: token('secondary'),
  background: token('hover'),
})
