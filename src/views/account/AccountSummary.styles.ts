import {
  css,
  ellipsis,
  fonts,
  keyframes,
  shortScreen,
  token,
} from '../../ui/theme/css'
import { ease, steady, still, turning } from '../../ui/theme/motion'

export const wrong = css({
  alignSelf: 'stretch',
  '&:not(:empty)': { paddingBottom: 16 },
})

/** In low windows, the avatar, the name and the balance share a row, so that the visitor's options are in view. */
export const summary = css({
  display: 'contents',
  [shortScreen]: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    alignSelf: 'stretch',
    textAlign: 'start',
  },
})

/** Keeps its height when the name of an address arrives. */
export const who = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  width: '100%',
  minHeight: 46,
  marginTop: 12,
  [shortScreen]: { flex: 1, minWidth: 0, marginTop: 0, justifyItems: 'start' },
})

export const name = css({
  ...ellipsis,
  textWrap: 'balance',
  maxWidth: '100%',
  font: fonts.largeTitle,
  letterSpacing: '-.01em',
  [shortScreen]: { font: fonts.boldBody },
})

export const address = css({
  ...ellipsis,
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  font: fonts.small,
  color: token('quiet'),
})

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

/** How long the placeholder waits for the node. */
const waitTime = '10s'
const giveUp = keyframes({ to: { opacity: 0 } })

export const balance = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  width: '100%',
  marginTop: 12,
  fontVariantNumeric: 'tabular-nums',
  [shortScreen]: {
    width: 'auto',
    maxWidth: '50%',
    marginTop: 0,
    justifyItems: 'end',
    textAlign: 'end',
  },
  // If the node does not answer, the placeholder disappears after a while.
  '&[data-waiting]': {
    animation: `${giveUp} ${steady}ms ${ease} ${waitTime} forwards`,
  },
})

export const amount = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: 34,
  maxWidth: '100%',
  font: fonts.amount,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
  '&[data-long]': {
    font: fonts.largeTitle,
    // Set after `font`, which resets this property.
    fontVariantNumeric: 'tabular-nums',
  },
  [shortScreen]: { '&,&[data-long]': { minHeight: 0, font: fonts.boldBody } },
})

export const symbol = css({ color: token('quiet') })

export const detail = css({
  display: 'grid',
  placeItems: 'center',
  // The space is reserved until the value is known.
  minHeight: 18,
  font: fonts.small,
  fontVariantNumeric: 'tabular-nums',
  color: token('quiet'),
})
