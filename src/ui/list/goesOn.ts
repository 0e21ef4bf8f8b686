import { token } from '../../theme/token'

/** In CSS pixels. What ends there leaves so much of its ground free. */
const height = 12

/** Style of what may go on below the fold: while it does, its lower edge is shaded. Its own end covers the shade. */
export const goesOn = {
  position: 'relative',
  '&::before,&::after': { content: '""', height, pointerEvents: 'none' },
  '&::before': {
    position: 'absolute',
    zIndex: 1,
    insetInline: 0,
    bottom: 0,
    background: token('surface'),
  },
  '&::after': {
    position: 'sticky',
    bottom: 0,
    display: 'block',
    marginTop: -height,
    background: 'linear-gradient(to top, currentColor, transparent)',
    opacity: 0.2,
    // Which takes gradients away, but for its own.
    '@media (forced-colors:active)': {
      forcedColorAdjust: 'none',
      background: 'linear-gradient(to top, CanvasText, transparent)',
      opacity: 1,
    },
  },
} as const
