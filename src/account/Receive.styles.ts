import { css } from '../theme/emotion'
import { token } from '../theme/token'

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '0 24px 24px',
  textAlign: 'center',
})

/** Two lines of equal length, to be compared by eye. */
export const address = css({
  maxWidth: 280,
  font: `500 16px/24px ${token('font')}`,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  userSelect: 'all',
})
