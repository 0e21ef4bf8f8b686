import {
  canHover,
  css,
  ellipsis,
  fonts,
  keyframes,
  largeScreen,
  smallScreen,
  token,
} from '../../ui/theme/css'
import { ease, slowTurn, steady, still, turning } from '../../ui/theme/motion'
import { base, breathing, veil } from './ConnectButtonView.styles'

export const pair = css({
  position: 'relative',
  display: 'flex',
  gap: 12,
  minWidth: 0,
  '&[data-pending]': {
    pointerEvents: 'none',
    ...breathing,
    '> button': { background: veil, borderColor: 'transparent' },
    '> * *, > * *::before': { visibility: 'hidden' },
  },
})

export const chainName = css({
  ...ellipsis,
  maxWidth: 160,
})

export const chainIcon = css({ display: 'flex' })

const chainParts = (size: 'small' | 'large') => ({
  [`&[data-${size}=none]:not([data-wrong])`]: { display: 'none' },
  // A chain without an icon shows its name instead.
  [`&[data-${size}=icon][data-icon] .${chainName}`]: { display: 'none' },
  [`&[data-${size}=name] .${chainIcon}`]: { display: 'none' },
})

export const chain = css({
  ...base,
  flex: 'none',
  gap: 6,
  paddingInline: 9,
  color: token('text'),
  background: token('surface'),
  borderColor: token('line'),
  [canHover]: { '&:hover': { background: token('raised') } },
  '&:active,&[aria-expanded=true]': { background: token('hover') },
  '&[data-wrong]': {
    color: token('danger'),
    background: token('dangerSurface'),
    borderColor: 'transparent',
  },
  [smallScreen]: {
    ...chainParts('small'),
    // The account button is next to it, so the text wraps into two lines.
    [`&[data-wrong] .${chainName}`]: {
      maxWidth: 112,
      font: fonts.tightSmall,
      textAlign: 'start',
      whiteSpace: 'normal',
    },
  },
  [largeScreen]: {
    ...chainParts('large'),
    [`&[data-wrong] .${chainName}`]: { maxWidth: 'none' },
  },
})

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

export const accountInner = css({
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

export const accountName = css({
  display: 'flex',
  minWidth: 0,
  '> :first-child': {
    ...ellipsis,
    // On narrow screens, the name is shortened, but its last part, such as `.eth`, stays.
    '&:not(:last-child)': { maxWidth: 'max(60px, 100vw - 260px)' },
  },
})

const accountParts = (size: 'small' | 'large') => ({
  [`&[data-${size}=avatar] .${accountName}`]: { display: 'none' },
  [`&[data-${size}=address] .${avatar}`]: { display: 'none' },
  [`&[data-balance-${size}=false]`]: {
    [`.${balance}`]: { display: 'none' },
    [`.${accountInner}`]: { background: 'none', marginInline: 0 },
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
    [`&:hover .${accountInner}`]: { background: token('hover') },
  },
  '&:active,&[aria-expanded=true]': { background: token('hover') },
  [smallScreen]: accountParts('small'),
  [largeScreen]: accountParts('large'),
})

export const wrongAddress = css({ whiteSpace: 'nowrap' })

export const wrongWords = css({
  [smallScreen]: {
    // Two lines: the address, and the text before or after it.
    maxWidth: 136,
    font: fonts.tightSmall,
    textAlign: 'start',
    textWrap: 'balance',
    whiteSpace: 'normal',
  },
})

export const wrongAccount = css({
  ...base,
  flex: 'none',
  gap: 6,
  paddingInline: 9,
  color: token('danger'),
  background: token('dangerSurface'),
  borderColor: 'transparent',
  // On phones, an unsupported network leaves no space for both texts.
  [smallScreen]: { [`&[data-brief] .${wrongWords}`]: { display: 'none' } },
})
