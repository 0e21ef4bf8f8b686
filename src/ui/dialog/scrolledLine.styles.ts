import { keyframes, token } from '../theme/css'
import { scrolling } from '../theme/motion'

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
