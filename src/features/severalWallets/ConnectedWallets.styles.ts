import { css, fonts, iconButton, spaced, token } from '../../ui/theme/css'
import { quickly } from '../../ui/theme/motion'

export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  margin: '0 -12px',
})

export const use = css({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  minHeight: `max(44px, ${spaced(48)})`,
  padding: '6px 12px',
  borderRadius: token('radius'),
  font: fonts.boldBody,
  textAlign: 'start',
  transition: quickly('background'),
  '@media (hover:hover)': {
    '&:not([aria-current]):hover': { background: token('raised') },
  },
  '&:not([aria-current]):active': { background: token('hover') },
  '&[aria-current]': { cursor: 'default' },
})

export const active = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  font: fonts.caption,
  color: token('secondary'),
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: token('success'),
    forcedColorAdjust: 'none',
  },
})

export const leave = css({
  ...iconButton(40),
  color: token('quiet'),
  transition: quickly('background', 'color'),
  '@media (hover:hover)': {
    '&:hover': { background: token('raised'), color: token('danger') },
  },
  '&:active': { background: token('hover') },
})
