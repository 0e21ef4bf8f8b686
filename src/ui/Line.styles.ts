import { css } from './theme/css'

export const line = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '&[data-mirrors]:dir(rtl)': { transform: 'scaleX(-1)' },
})
