import { css, keyframes } from '../theme/emotion'
import { still } from '../theme/motion'
import { token } from '../theme/token'

const breathe = keyframes({ to: { opacity: 0.5 } })

export const skeleton = css({
  '&[data-name=connect]': {
    minHeight: 400,
    '&[data-layout=wide]': { minHeight: 504 },
  },
})

export const rows = css({
  display: 'grid',
  gap: 8,
  padding: '4px 12px 12px',
  span: {
    height: 48,
    borderRadius: token('radius'),
    background: token('raised'),
    animation: `${breathe} 900ms ease-in-out infinite alternate`,
    [`@media ${still}`]: { animation: 'none' },
  },
})
