import { css, fonts, token } from '../../ui/theme/css'
import { quickly } from '../../ui/theme/motion'

export const kinds = css({
  display: 'flex',
  gap: 8,
  padding: '0 24px 12px',
})

export const kind = css({
  minHeight: 32,
  padding: '0 12px',
  border: `1px solid ${token('edge')}`,
  borderRadius: 16,
  font: fonts.boldSmall,
  color: token('secondary'),
  transition: quickly('background'),
  // The tap target is as high as other buttons, although the button looks smaller.
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: '-6px -4px' },
  '@media (hover:hover)': { '&:hover': { background: token('raised') } },
  '&[aria-pressed=true]': {
    color: token('text'),
    background: token('accentSoft'),
    borderColor: token('accentEdge'),
  },
  '@media (forced-colors:active)': {
    '&[aria-pressed=true]': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      background: 'Highlight',
      borderColor: 'Highlight',
    },
  },
})
