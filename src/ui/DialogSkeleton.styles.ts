import { css, keyframes } from '../theme/emotion'
import { still } from '../theme/motion'
import { token } from '../theme/token'

const breathe = keyframes({ to: { opacity: 0.5 } })

export const skeleton = css({
  '&[data-name=connect]': {
    minHeight: 400,
    '&[data-layout=wide]': { minHeight: 'min(502px, 100dvh - 18px)' },
  },
})

export const rows = css({
  display: 'grid',
  gap: 20,
  padding: '10px 24px 22px',
  animation: `${breathe} 900ms ease-in-out infinite alternate`,
  [`@media ${still}`]: { animation: 'none' },
  span: { display: 'flex', alignItems: 'center', gap: 12 },
  'span::before,span::after': {
    content: '""',
    width: 28,
    height: 28,
    borderRadius: 7,
    background: token('hover'),
  },
  'span::after': { width: 128, height: 12 },
})
