import {
  canHover,
  css,
  finger,
  fonts,
  keyframes,
  largeScreen,
  smallScreen,
  token,
} from '../../ui/theme/css'
import { breathing as breath, quickly, still } from '../../ui/theme/motion'

export const group = css({ display: 'flex', gap: 12 })

/** Style of every button in this folder. */
export const base = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: 40,
  border: '1px solid',
  borderRadius: token('radius'),
  font: fonts.boldBody,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  transition: quickly('background'),
  '&:active': { scale: '.97' },
  [finger]: {
    '&::after': { content: '""', position: 'absolute', inset: '-3px 0' },
  },
} as const

export const connect = css({
  ...base,
  paddingInline: 13,
  color: token('onAccent'),
  background: token('accent'),
  borderColor: token('accentEdge'),
  [canHover]: { '&:hover': { background: token('accentHover') } },
  '&:active,&[aria-expanded=true]': { background: token('accentPressed') },
})

const breathe = keyframes({ to: { opacity: 0.6 } })

/** Mid grey with transparency, because the page's background may be light or dark. */
export const veil = 'rgb(130 130 130/.18)'

export const breathing = {
  animation: `${breathe} ${breath}`,
  [`@media ${still}`]: { animation: 'none' },
}

/** Placeholder for the text while it loads, with about the same width. It can be pressed and focused. */
export const blank = css({
  ...base,
  ...breathing,
  width: 140,
  borderColor: 'transparent',
  background: veil,
})

export const pending = css({
  display: 'flex',
  gap: 12,
  pointerEvents: 'none',
  '> *': {
    height: 40,
    borderRadius: token('radius'),
    background: veil,
    ...breathing,
  },
})

/** About as wide as the buttons with an address and without a name. */
export const pendingChain = css({
  width: 66,
  [largeScreen]: {
    width: 108,
    '&[data-large=none]': { display: 'none' },
  },
  [smallScreen]: { '&[data-small=none]': { display: 'none' } },
})
export const pendingAccount = css({ width: 170, [largeScreen]: { width: 260 } })
