import { css, keyframes } from '../theme/emotion'
import { still } from '../theme/motion'
import { token } from '../theme/token'

const breathe = keyframes({ to: { opacity: 0.35 } })

export const tag = css({
  padding: '1px 6px',
  border: `1px solid ${token('line')}`,
  borderRadius: 6,
  font: `500 12px/16px ${token('font')}`,
  whiteSpace: 'nowrap',
})

export const dot = css({
  width: 8,
  height: 8,
  borderRadius: '50%',
  '&[data-state=connected]': { background: token('success') },
  '&[data-state=pending]': {
    background: token('caution'),
    animation: `${breathe} 700ms ease-in-out infinite alternate`,
    [`@media ${still}`]: { animation: 'none' },
  },
})
