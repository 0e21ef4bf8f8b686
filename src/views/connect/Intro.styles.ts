import { css, fonts, shortScreen, token } from '../../ui/theme/css'

export const intro = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  flex: 1,
  width: '100%',
  maxWidth: 368,
  margin: '0 auto',
  padding: '0 24px 24px',
  textAlign: 'center',
  textWrap: 'balance',
  font: fonts.small,
  color: token('secondary'),
})

export const point = css({
  marginBottom: 2,
  font: fonts.boldBody,
  color: token('text'),
})

export const actions = css({
  display: 'grid',
  gap: 4,
  minWidth: 200,
  marginTop: 4,
  '> :first-child': { minHeight: 44 },
})

export const title = css({
  font: fonts.largeTitle,
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
  color: token('text'),
})

export const footer = css({
  position: 'sticky',
  bottom: 0,
  // Above the end of the list.
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  paddingBlock: 8,
  paddingInline: '24px 16px',
  borderTop: `1px solid ${token('line')}`,
  font: fonts.small,
  textWrap: 'balance',
  color: token('secondary'),
  background: token('surface'),
  // The question wraps before the buttons do.
  '> :first-child': { flex: 1 },
  '> [part~=button]': {
    padding: '9px 8px',
    font: fonts.boldSmall,
  },
  '> :last-child': { flexShrink: 0, maxWidth: '70%' },
  [shortScreen]: { position: 'static' },
})
