import { scrolledLine } from '../scrolling.styles'
import {
  canHover,
  css,
  fonts,
  iconButton,
  lowScreen,
  spaced,
  token,
} from '../theme/css'
import { quickly } from '../theme/motion'

const height = `max(52px, ${spaced(64)})`

export const header = css({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: height,
  paddingInline: '24px 12px',
  // Leaves room for a title of two lines above a hint.
  paddingBlock: 8,
  background: token('surface'),
  [lowScreen]: { position: 'static' },
  ...scrolledLine,
  '&:has(> button:first-child)': { paddingInlineStart: 12 },
  // The title is on the line of titles without a hint, and the hint extends the header.
  '&[data-hint]': {
    alignItems: 'start',
    // In a compact dialog, the QR code leaves no room for more below a hint of two lines.
    paddingBlock: `calc((${height} - 40px) / 2) 2px`,
    '> div': { paddingBlockStart: 8 },
    '@media (pointer:coarse)': { '> button': { marginBlockStart: -2 } },
  },
  '[data-layout=wide] &[data-hint]': { paddingBlockEnd: 8 },
  '[data-layout=mobile] &::before': {
    // The handle for pulling a sheet down.
    content: '""',
    position: 'absolute',
    top: 6,
    insetInline: 0,
    width: 36,
    height: 4,
    marginInline: 'auto',
    borderRadius: 2,
    background: token('line'),
  },
})

export const words = css({ flex: 1, minWidth: 0 })

export const title = css({
  font: fonts.title,
  letterSpacing: '-.01em',
  // In a narrow window, the title wraps instead of being cut off.
  overflowWrap: 'anywhere',
  // The title receives the focus when a step appears, but cannot be pressed.
  '&:focus-visible': { outline: 0 },
})

export const hint = css({
  font: fonts.caption,
  // In a compact dialog, the QR code below the header leaves no room for a second line.
  '[data-layout=wide] &': { font: fonts.small },
  color: token('secondary'),
})

export const control = css({
  ...iconButton(40),
  border: '1px solid transparent',
  color: token('quiet'),
  transition: quickly('background', 'color', 'transform'),
  [canHover]: {
    '&:hover': { background: token('raised'), color: token('text') },
  },
  '&:active': { background: token('hover'), transform: 'scale(.97)' },
})
