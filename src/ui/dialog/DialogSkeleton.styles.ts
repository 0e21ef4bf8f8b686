import { css, keyframes } from '../../theme/emotion'
import { still } from '../../theme/motion'
import { token } from '../../theme/token'

const breathe = keyframes({ to: { opacity: 0.5 } })

const bar = `linear-gradient(${token('hover')} 0 0)`

export const skeleton = css({
  '&[data-name=connect]': {
    minHeight: 400,
    '&[data-layout=wide]': {
      minHeight: 'min(502px, 100dvh - 18px)',
      // The step next to the list: a picture and two lines of text.
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        insetInlineStart: 287,
        borderInlineStart: `1px solid ${token('line')}`,
        background: `${bar} 50% 190px/72px 72px,${bar} 50% 290px/192px 16px,${bar} 50% 322px/256px 12px`,
        backgroundRepeat: 'no-repeat',
        pointerEvents: 'none',
      },
    },
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
  // An avatar, a name, a balance, and two buttons.
  '[data-name=account] > &': {
    gap: 8,
    padding: '4px 24px 24px',
    span: { flexDirection: 'column' },
    'span:first-of-type::before': {
      width: 74,
      height: 74,
      borderRadius: '50%',
    },
    'span:first-of-type::after,span:nth-of-type(n+3)::before': {
      content: 'none',
    },
    'span:nth-of-type(2)': { padding: '8px 0 20px' },
    'span:nth-of-type(2)::before': { width: 128, height: 16 },
    'span:nth-of-type(2)::after': { width: 96 },
    'span:nth-of-type(n+3)::after': { width: '100%', height: 40 },
  },
})
