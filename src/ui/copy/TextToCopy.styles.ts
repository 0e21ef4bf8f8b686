import { css } from '../theme/emotion'
import { token } from '../theme/token'

export const box = css({
  display: 'grid',
  gap: 8,
  marginBottom: 8,
  font: `400 14px/18px ${token('font')}`,
  color: token('secondary'),
})

export const field = css({
  width: '100%',
  minHeight: 40,
  padding: '0 12px',
  border: `1px solid ${token('edge')}`,
  borderRadius: token('radius'),
  // iOS zooms in on fields with a smaller font size.
  font: `400 16px/20px ${token('font')}`,
  color: token('text'),
  background: token('raised'),
  textOverflow: 'ellipsis',
})
