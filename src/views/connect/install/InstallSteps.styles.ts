import { css, ellipsis, fonts, token } from '../../../ui/theme/css'

export const download = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 1,
  gap: 16,
  padding: '0 20px 20px',
  textAlign: 'center',
  textWrap: 'balance',
  font: fonts.small,
  color: token('secondary'),
})

export const downloadActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
})

/** The cards of DOWNLOAD_OPTIONS. */
export const cards = css({
  display: 'grid',
  alignContent: 'center',
  gap: 12,
  flex: 1,
  width: '100%',
  maxWidth: 408,
  margin: '0 auto',
  padding: '4px 24px 24px',
})

export const card = css({
  display: 'grid',
  gridTemplateColumns: '56px 1fr',
  alignItems: 'center',
  gap: '12px 16px',
  padding: 16,
  borderRadius: `calc(${token('radius')} + 4px)`,
  border: `1px solid ${token('line')}`,
})

export const cardWords = css({ minWidth: 0 })

export const cardTitle = css({
  margin: 0,
  font: fonts.boldBody,
  textWrap: 'balance',
})

export const cardText = css({
  font: fonts.small,
  textWrap: 'balance',
  color: token('secondary'),
})

export const cardAction = css({ gridColumn: '1 / -1' })

/** The list of GET. */
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

export const walletWords = css({ flex: '1 1 min-content', minWidth: 0 })

export const walletName = css({
  display: 'flex',
  fontWeight: 600,
  // In a narrow dialog, a name wraps into two lines instead of being cut off.
  '> bdi': { ...ellipsis, overflowWrap: 'break-word' },
})

export const walletKind = css({
  ...ellipsis,
  font: fonts.small,
  color: token('quiet'),
})

export const otherWallets = css({
  maxWidth: 311,
  margin: 'auto auto 0',
  padding: '8px 18px 24px',
  textAlign: 'center',
  textWrap: 'balance',
  font: fonts.small,
  color: token('quiet'),
})

export const instructions = css({
  display: 'grid',
  alignContent: 'center',
  gap: 24,
  flex: 1,
  width: '100%',
  maxWidth: 376,
  margin: '0 auto',
  padding: '12px 24px',
  listStyle: 'none',
})

export const instruction = css({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  font: fonts.small,
  textWrap: 'balance',
  color: token('secondary'),
  '> :first-child': { flex: 'none' },
})

export const instructionTitle = css({
  marginBottom: 4,
  font: fonts.boldBody,
  color: token('text'),
})

export const instructionActions = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: '16px 20px 24px',
})
