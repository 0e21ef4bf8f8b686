import { css, ellipsis, fonts, token } from '../../../ui/theme/css'

export const wallets = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: '4px 24px 20px',
})

export const wallet = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
})

export const words = css({ flex: 1, minWidth: 0 })

export const name = css({
  display: 'flex',
  fontWeight: 600,
  // In a narrow dialog, a name wraps into two lines instead of being cut off.
  '> bdi': { ...ellipsis, overflowWrap: 'anywhere' },
})

export const kind = css({
  ...ellipsis,
  font: fonts.small,
  color: token('quiet'),
})

export const other = css({
  maxWidth: 311,
  margin: 'auto auto 0',
  padding: '8px 18px 24px',
  textAlign: 'center',
  textWrap: 'balance',
  font: fonts.small,
  color: token('quiet'),
})
