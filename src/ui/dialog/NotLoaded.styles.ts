import { css, token } from '../theme/css'

export const body = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '24px 24px 28px',
  textAlign: 'center',
  // As on the other sheets, so that either thumb reaches it.
  '[data-layout=mobile] & > button': { width: '100%' },
})

export const text = css({
  maxWidth: 280,
  textWrap: 'balance',
  color: token('secondary'),
})
