import {
  canHover,
  css,
  ellipsis,
  keyframes,
  largeScreen,
  smallScreen,
  token,
} from '../../ui/theme/css'
import { ease, slowTurn, steady, still, turning } from '../../ui/theme/motion'
import { base } from './ConnectButtonView.styles'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
/** How long the placeholder waits for the balance. */
const waitTime = '8s'
const wait = keyframes({ '50%': { opacity: 0.5 }, to: { opacity: 0 } })

export const balance = css({
  flex: 'none',
  paddingInline: '11px 8px',
  textAlign: 'center',
  color: token('secondary'),
  fontVariantNumeric: 'tabular-nums',
  // Reserves the space of the balance, so that nothing moves when it arrives.
  '&::after': {
    content: '"0.000 ETH"',
    display: 'block',
    height: 0,
    visibility: 'hidden',
  },
  '&:empty': {
    height: 12,
    borderRadius: 6,
    marginInline: '11px 8px',
    paddingInline: 0,
    background: token('hover'),
    // The animation stops after a while. The placeholder keeps its size.
    animation: `${wait} ${waitTime} ${ease} both`,
  },
})

export const inner = css({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  height: 34,
  marginInline: 2,
  paddingInline: 8,
  borderRadius: `max(0px, ${token('radius')} - 3px)`,
  background: token('raised'),
})

export const avatar = css({
  position: 'relative',
  display: 'flex',
  '> *': { transition: `transform ${steady}ms ${ease}` },
  '&[data-busy]': {
    '> *': { transform: 'scale(.72)' },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: '2px solid',
      borderColor: `${token('accentText')} ${token('accentText')} transparent transparent`,
      borderRadius: '50%',
      animation: `${turn} ${turning}`,
      [`@media ${still}`]: { animationDuration: slowTurn },
    },
  },
})

export const name = css({
  display: 'flex',
  minWidth: 0,
  '> :first-child': {
    ...ellipsis,
    // On narrow screens, the name is shortened, but its last part, such as `.eth`, stays.
    '&:not(:last-child)': { maxWidth: 'max(60px, 100vw - 260px)' },
  },
})

const forSize = (size: 'small' | 'large') => ({
  [`&[data-${size}=avatar] .${name}`]: { display: 'none' },
  [`&[data-${size}=address] .${avatar}`]: { display: 'none' },
  [`&[data-balance-${size}=false]`]: {
    [`.${balance}`]: { display: 'none' },
    [`.${inner}`]: { background: 'none', marginInline: 0 },
  },
})

export const account = css({
  ...base,
  minWidth: 0,
  color: token('text'),
  background: token('surface'),
  borderColor: token('line'),
  [canHover]: {
    '&:hover': { background: token('raised') },
    [`&:hover .${inner}`]: { background: token('hover') },
  },
  '&:active,&[aria-expanded=true]': { background: token('hover') },
  [smallScreen]: forSize('small'),
  [largeScreen]: forSize('large'),
})
