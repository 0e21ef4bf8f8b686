import { css } from './theme/emotion'
import { token } from './theme/token'

export const callout = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 12,
  borderRadius: token('radius'),
  font: `400 14px/18px ${token('font')}`,
  textAlign: 'start',
  textWrap: 'balance',
  color: token('secondary'),
  background: token('raised'),
  '&[data-tone=danger]': {
    color: token('danger'),
    background: token('dangerSurface'),
  },
})
