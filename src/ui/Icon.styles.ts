import { css } from '../theme/emotion'

export const icon = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // What points somewhere points the other way where reading goes the other way.
  '&[data-name=back],&[data-name=forward],&[data-name=disconnect]': {
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
})
