import { keyframes, token } from './theme/css'
import { scrolling } from './theme/motion'

const appear = keyframes({ to: { opacity: 1 } })

/** Style of a sticky header. Draws a line below it while content is scrolled under it. */
export const scrolledLine = {
  '@supports (animation-timeline:scroll())': {
    '&::after': {
      content: '""',
      position: 'absolute',
      bottom: -1,
      insetInline: 0,
      height: 1,
      background: token('line'),
      opacity: 0,
      animation: `${appear} ${scrolling}`,
      animationTimeline: 'scroll()',
      animationRange: '0px 8px',
    },
  },
} as const

/** Height of the fade in CSS pixels. Without scroll animations, a smaller fade is always visible. */
const height = 40
const small = 24

const leave = keyframes({ from: { opacity: 1 } })

/** Fades content that continues below the fold into the surface, until its last lines are scrolled into view. */
export const scrollShadow = {
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'block',
    flex: 'none',
    height: small,
    marginTop: -small,
    pointerEvents: 'none',
    background: `linear-gradient(to top, ${token('surface')} 8px, transparent)`,
    '@media (forced-colors:active)': {
      // Forced colours remove gradients, except with this setting.
      forcedColorAdjust: 'none',
      background: 'linear-gradient(to top, Canvas 8px, transparent)',
    },
    '@supports (animation-timeline:scroll())': {
      height,
      marginTop: -height,
      opacity: 0,
      animation: `${leave} ${scrolling}`,
      animationTimeline: 'scroll()',
      animationRange: 'calc(100% - 16px) 100%',
    },
  },
} as const
