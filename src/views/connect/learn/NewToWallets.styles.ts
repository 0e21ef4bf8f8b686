import { css, fonts, shortScreen, token } from '../../../ui/theme/css'

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
