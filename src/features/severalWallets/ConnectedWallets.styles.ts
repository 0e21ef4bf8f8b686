import { css, iconButton, token } from '../../ui/theme/css'
import { quickly } from '../../ui/theme/motion'

export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  margin: '0 -12px',
  '> :first-child': { minWidth: 0 },
})

/** A wallet that the page uses, with a dot before the word. */
export const active = css({
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
