import { css, ellipsis, fonts, token } from '../../../ui/theme/css'

export const wallets = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: '4px 24px 20px',
})

/** If the longest word of a name and the button do not fit beside each other, the button is below. */
export const wallet = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '> [part~=button]': { marginInlineStart: 'auto' },
})

export const words = css({ flex: '1 1 min-content', minWidth: 0 })

export const name = css({
  display: 'flex',
  fontWeight: 600,
  // In a narrow dialog, a name wraps into two lines instead of being cut off.
  '> bdi': { ...ellipsis, overflowWrap: 'break-word' },
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
