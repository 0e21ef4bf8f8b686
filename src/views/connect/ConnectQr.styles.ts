import { css, fonts, token } from '../../ui/theme/css'

export const body = css({
  // Contains the connected account.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: 1,
  gap: 6,
  // In a narrow window, the padding shrinks before the code does.
  padding: '0 clamp(8px, (100% - 318px) / 2, 24px) 2px',
})

export const foot = css({
  display: 'flex',
  alignItems: 'center',
  placeContent: 'end center',
  width: '100%',
  minHeight: 40,
  font: fonts.small,
  color: token('secondary'),
  whiteSpace: 'nowrap',
  // In the compact layout, the remaining time has its own line, which has its place before the time is known.
  '[data-layout=compact] &': { flexWrap: 'wrap', minHeight: 58 },
  '[data-layout=compact] & > [role=timer]': {
    order: -1,
    flexBasis: '100%',
    textAlign: 'center',
  },
  '&:has(> :nth-child(3))': { justifyContent: 'space-between' },
  // The sentence wraps into two lines before a button is cut off.
  '> [role=timer]': {
    flex: '1 1 min-content',
    paddingInline: 8,
    textAlign: 'center',
    whiteSpace: 'normal',
  },
  // The texts of the buttons are aligned with the edges of the code.
  '> button': {
    minWidth: 0,
    margin: '0 -6px',
    padding: '9px 6px',
    font: 'inherit',
    fontWeight: 600,
  },
})
