import { css, fonts, keyframes, spaced, token } from '../../ui/theme/css'
import { breathing, quickly, still } from '../../ui/theme/motion'

export const chains = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spaced(2),
  padding: '0 12px 12px',
  // In a sheet, the last row is as far from the edge as the last button of other dialogs.
  '[data-layout=mobile] &': { paddingBottom: 24 },
})

export const notice = css({ margin: '0 24px 12px' })

export const footer = css({
  padding: '8px 12px',
  borderTop: `1px solid ${token('line')}`,
})

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

const breathe = keyframes({ to: { opacity: 0.35 } })

export const dot = css({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  '&[data-state=connected]': { background: token('success') },
  '&[data-state=pending]': {
    background: token('caution'),
    animation: `${breathe} ${breathing}`,
    [`@media ${still}`]: { animation: 'none' },
  },
})
