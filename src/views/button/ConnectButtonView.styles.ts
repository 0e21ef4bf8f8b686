import { canHover, css, finger, fonts, token } from '../../ui/theme/css'
import { quickly } from '../../ui/theme/motion'
import { breathing, veil } from './Pending.styles'

export const group = css({ display: 'flex' })

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

/** Placeholder for the text while it loads, with about the same width. It can be pressed and focused. */
export const blank = css({
  ...base,
  ...breathing,
  width: 140,
  borderColor: 'transparent',
  background: veil,
})
