import { css } from '../../theme/emotion'
import { token } from '../../theme/token'

export const body = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '24px 20px 28px',
  textAlign: 'center',
})

export const text = css({
  maxWidth: 280,
  textWrap: 'balance',
  color: token('secondary'),
})
