import { css, keyframes, token } from './theme/css'
import { breathing, still } from './theme/motion'

const breathe = keyframes({ to: { opacity: 0.5 } })

export const skeleton = css({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  borderRadius: 8,
  background: token('hover'),
  // Forced colours remove the background.
  '@media (forced-colors:active)': { outline: '1px solid' },
  animation: `${breathe} ${breathing}`,
  '&[data-round]': { borderRadius: '50%' },
  [`@media ${still}`]: { animation: 'none' },
})
