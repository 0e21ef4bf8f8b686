import { css, token } from './theme/css'

export const picture = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '22.5%',
  forcedColorAdjust: 'none',
  '&[data-round]': { borderRadius: '50%' },
})

export const image = css({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

export const initial = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  font: `700 14px/18px ${token('font')}`,
  // Also in a chosen row with forced colours, which changes the colour of everything else.
  '&&&': { color: token('secondary') },
  background: token('hover'),
})
