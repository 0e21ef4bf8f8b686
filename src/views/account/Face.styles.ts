import { css, keyframes, shortScreen, token } from '../../ui/theme/css'
import { ease, steady, still, turning } from '../../ui/theme/motion'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

/** While a transaction is pending, the avatar shrinks and a spinning ring is shown around it. */
export const face = css({
  position: 'relative',
  // The avatar has half its size.
  [shortScreen]: { flex: 'none', zoom: 0.5 },
  '> :first-child': { transition: `transform ${steady}ms ${ease}` },
  '&[data-pending]': {
    '> :first-child': { transform: 'scale(.84)' },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: '50%',
      border: '2px solid transparent',
      borderTopColor: token('accentEdge'),
      borderRightColor: token('accentEdge'),
      animation: `${turn} ${turning}`,
      [`@media ${still}`]: { animation: 'none' },
    },
  },
})

/** A round tile. A ring in the colour of the surface separates it from the avatar. */
export const badge = css({
  position: 'absolute',
  insetInlineEnd: -4,
  bottom: -4,
  zIndex: 1,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${token('surface')}`,
  [shortScreen]: { zoom: 1.5 },
})
