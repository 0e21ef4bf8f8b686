import { css, keyframes } from '../theme/emotion'
import { quick, spring, steady, still } from '../theme/motion'

const fade = keyframes({ from: { opacity: 0 } })
const fromRight = keyframes({ from: { transform: 'translateX(16px)' } })
const fromLeft = keyframes({ from: { transform: 'translateX(-16px)' } })

const enter = (move?: string) => ({
  animation: `${fade} ${quick}ms${move ? `, ${move} ${steady}ms ${spring}` : ''}`,
})

export const pane = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '&[data-layout=wide]': { overflow: 'auto', overscrollBehavior: 'contain' },
  '&[data-way=same]': enter(),
  '&[data-way=forward]': {
    ...enter(fromRight),
    '&:dir(rtl)': enter(fromLeft),
  },
  '&[data-way=back]': {
    ...enter(fromLeft),
    '&:dir(rtl)': enter(fromRight),
  },
  [`@media ${still}`]: {
    '&[data-way=forward],&[data-way=back]': {
      animationName: `${fade}!important`,
    },
  },
})
