import { css } from '../../../ui/theme/emotion'
import { token } from '../../../ui/theme/token'

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 1,
  gap: 16,
  padding: '0 20px 20px',
  textAlign: 'center',
  textWrap: 'balance',
  font: `400 14px/18px ${token('font')}`,
  color: token('secondary'),
})

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
})
