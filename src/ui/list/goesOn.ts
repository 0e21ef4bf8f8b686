import { token } from '../../theme/token'

/** Height of the shade in CSS pixels. The end of the content needs this much empty space. */
const height = 12

/**
 * Style of content that may continue below the fold. Its lower edge is shaded until it is scrolled to its end, which
 * covers the shade.
 */
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
    // Forced colours remove gradients, except with this setting.
    '@media (forced-colors:active)': {
      forcedColorAdjust: 'none',
      background: 'linear-gradient(to top, CanvasText, transparent)',
      opacity: 1,
    },
  },
} as const
