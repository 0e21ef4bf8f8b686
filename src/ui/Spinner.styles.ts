import { css, keyframes } from './theme/css'
import {
  ease,
  quick,
  slowTurn,
  spinnerDelay,
  still,
  turning,
} from './theme/motion'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const appear = keyframes({ from: { opacity: 0 } })

export const spinner = css({
  display: 'inline-block',
  flex: 'none',
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'currentColor currentColor transparent transparent',
  // Forced colours would colour the transparent part of the ring as well.
  forcedColorAdjust: 'none',
  animation: `${appear} ${quick}ms ${ease} ${spinnerDelay} backwards, ${turn} ${turning}`,
  [`@media ${still}`]: { animationDuration: `${quick}ms, ${slowTurn}` },
})
