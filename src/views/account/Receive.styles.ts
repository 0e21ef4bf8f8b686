import { css, token } from '../../ui/theme/css'

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '0 24px 24px',
})

export const address = css({
  maxWidth: 280,
  font: `400 16px/24px ${token('font')}`,
  textAlign: 'center',
  // A click selects the full address.
  userSelect: 'all',
  // The halves do not wrap, so the address wraps in its middle.
  '> span': { display: 'inline-block' },
})
