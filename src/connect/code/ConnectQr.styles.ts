import { css } from '../../theme/emotion'
import { token } from '../../theme/token'

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: 1,
  gap: 6,
  // A narrow window gives the code its full width before it takes any from it.
  padding: '0 clamp(8px, (100% - 318px) / 2, 24px) 8px',
})

export const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: 40,
  font: `400 14px/18px ${token('font')}`,
  color: token('secondary'),
  whiteSpace: 'nowrap',
  // Where it is narrow, and high enough, the time has a line of its own.
  '[data-layout=compact] &': { flexWrap: 'wrap' },
  '[data-layout=compact] & > [role=timer]': {
    order: -1,
    flexBasis: '100%',
    textAlign: 'center',
  },
  '&:has(> :nth-child(3))': { justifyContent: 'space-between' },
  // Its sentence takes two lines before a button loses its end.
  '> [role=timer]': {
    flex: '1 1 min-content',
    paddingInline: 8,
    textAlign: 'center',
    whiteSpace: 'normal',
  },
  // Their words begin and end where the code does.
  '> button': {
    minWidth: 0,
    margin: '0 -6px',
    padding: '9px 6px',
    font: 'inherit',
    fontWeight: 600,
  },
})
