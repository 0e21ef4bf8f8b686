import { css, keyframes } from './theme/css'
import { ease, shimmering, steady, still } from './theme/motion'

// Starts at 60 % opacity, so that the code behind the placeholder can be scanned from the first frame.
const leave = keyframes({ from: { opacity: 0.6 } })
const pass = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(100%)' },
})

export const waiting = css({
  // Covers the code, which is in the same grid cell.
  gridArea: '1 / 1',
  position: 'relative',
  display: 'block',
  maxWidth: '100%',
  overflow: 'hidden',
  background: 'inherit',
  svg: { display: 'block' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(115deg, transparent 30%, #fff 50%, transparent 70%)',
    animation: `${pass} ${shimmering}`,
    [`@media ${still}`]: { content: 'none' },
  },
  '&[data-over]': {
    zIndex: 1,
    opacity: 0,
    pointerEvents: 'none',
    animation: `${leave} ${steady}ms ${ease}`,
    '&::after': { content: 'none' },
  },
})

export const dots = css({ opacity: 0.14 })

export const finders = css({ opacity: 0.16 })
