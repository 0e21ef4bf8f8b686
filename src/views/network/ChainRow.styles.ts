import { css, keyframes, token } from '../../ui/theme/css'
import { breathing, still } from '../../ui/theme/motion'

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
