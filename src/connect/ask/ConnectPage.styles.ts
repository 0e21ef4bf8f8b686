import { css, keyframes } from '../../theme/emotion'
import { quick, steady, still } from '../../theme/motion'
import { token } from '../../theme/token'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const appear = keyframes({ from: { opacity: 0 } })
const shake = keyframes({
  '25%': { transform: 'translateX(-4px)' },
  '75%': { transform: 'translateX(4px)' },
})

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 1,
  gap: 20,
  minHeight: 332,
  padding: '12px 24px 32px',
  textAlign: 'center',
  color: token('secondary'),
})

export const mark = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 112,
  height: 112,
  '&::before,&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    border: `2px solid ${token('line')}`,
  },
  '&::after': { opacity: 0, borderColor: 'transparent' },
  '&[data-mood=asking]::after': {
    opacity: 1,
    borderTopColor: token('accentEdge'),
    borderRightColor: token('accentEdge'),
    // Forced colours would colour the transparent part of the ring as well.
    forcedColorAdjust: 'none',
    animation: `${appear} ${steady}ms, ${turn} 1.1s linear infinite`,
  },
  '&[data-mood=declined],&[data-mood=failed]': {
    animation: `${shake} ${steady}ms ease-in-out`,
  },
  '&[data-mood=failed]::before': { borderColor: token('danger') },
  [`@media ${still}`]: {
    '&[data-mood=declined],&[data-mood=failed]': { animation: 'none' },
    '&[data-mood=asking]::after': { animation: `${appear} ${quick}ms` },
  },
})

export const words = css({
  display: 'grid',
  gap: 4,
  maxWidth: 300,
  textWrap: 'balance',
})

export const title = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  font: `700 18px/24px ${token('font')}`,
  color: token('text'),
  '&[data-mood=failed]': { color: token('danger') },
})

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  width: '100%',
  minHeight: 40,
  // Full width, so that a thumb can reach them.
  '[data-layout=mobile] & > *': { flexBasis: '100%' },
})

export const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minHeight: 40,
})
