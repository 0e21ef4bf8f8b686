import { css } from '../theme/emotion'
import { token } from '../theme/token'

export const chains = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  padding: '0 12px 12px',
})

export const notice = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: '0 24px 12px',
  padding: 12,
  borderRadius: token('radius'),
  font: `400 14px/18px ${token('font')}`,
  color: token('secondary'),
  background: token('raised'),
  '&[data-tone=danger]': {
    color: token('danger'),
    background: token('dangerSurface'),
  },
})

export const footer = css({
  padding: '12px 24px 24px',
  borderTop: `1px solid ${token('line')}`,
})
