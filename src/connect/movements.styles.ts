import { css, keyframes } from '../theme/emotion'
import { spring, steady } from '../theme/motion'
import { token } from '../theme/token'

const arc = token('accentEdge')
const close = keyframes({
  from: {
    borderColor: `${arc} ${arc} transparent transparent`,
    transform: 'rotate(-1turn)',
  },
})
const tick = keyframes({ from: { opacity: 0, scale: 0 } })

export const done = css({
  // Hide everything except the check mark.
  '> *,~ *': { opacity: 0 },
  '&::before': {
    inset: '38px 46px 44px',
    border: `solid ${token('success')}`,
    borderWidth: '0 4px 4px 0',
    borderRadius: 0,
    transform: 'rotate(45deg)',
    animation: `${tick} ${steady}ms ${spring}`,
  },
  '&::after': {
    opacity: 1,
    borderColor: token('success'),
    animation: `${close} ${steady}ms`,
  },
})
