import { css } from '../theme/emotion'

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '0 24px 24px',
})
