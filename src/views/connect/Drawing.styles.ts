import { css, token } from '../../ui/theme/css'

/** Drawings have two tones of the accent colour: a soft fill, and lines. */
export const drawing = css({
  flex: 'none',
  fill: 'none',
  stroke: token('accentText'),
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '[data-surface]': { fill: token('surface') },
  '[data-ground]': { fill: token('accentSoft'), stroke: 'none' },
})
