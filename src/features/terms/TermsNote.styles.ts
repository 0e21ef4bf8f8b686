import {
  canHover,
  css,
  fonts,
  highScreen,
  shortScreen,
  token,
} from '../../ui/theme/css'
import { quickly } from '../../ui/theme/motion'

/** Visible size of the checkbox, and size of its tap target, in CSS pixels. */
const side = 20
const finger = 44

/** Height of the footer, which stays visible below the terms, in CSS pixels. */
const footerHeight = 56

const note = {
  // Stays visible below a list of any length.
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  borderTop: `1px solid ${token('line')}`,
  font: fonts.small,
  color: token('secondary'),
  background: token('surface'),
  overflowWrap: 'anywhere',
  '[data-layout=compact] &': { bottom: footerHeight },
  // On phones, there is a footer below a grid of tiles.
  '[data-layout=mobile] [data-many] ~ &': { bottom: footerHeight },
  // Below this height, the rows above it would have no space.
  [shortScreen]: { position: 'static' },
  // The row with the focus is scrolled clear of the note.
  [highScreen]: {
    'dialog:has(&) [part=row]': { scrollMarginBottom: 72 },
    'dialog:has(&[data-missed]) [part=row]': { scrollMarginBottom: 132 },
  },
  a: {
    borderRadius: 4,
    color: 'inherit',
    textUnderlineOffset: 2,
    [canHover]: { '&:hover': { color: token('text') } },
  },
} as const

export const line = css({
  ...note,
  padding: '12px 24px',
  // Directly below the tiles, no border is needed.
  '[data-layout=mobile] &': {
    position: 'static',
    paddingTop: 0,
    borderTop: 0,
  },
})

export const withBox = css({
  ...note,
  padding: '8px 12px',
  'dialog:has(&[data-locked]) [part=row]': { opacity: 0.55 },
})

/** Framed if the visitor chooses a wallet without consent. */
export const card = css({
  border: '1px solid transparent',
  borderRadius: token('radius'),
  '[data-missed] > &': { color: token('text'), borderColor: token('danger') },
})

export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '6px 12px',
  borderRadius: token('radius'),
  cursor: 'pointer',
  transition: quickly('background'),
  [canHover]: {
    '*:not([data-missed]) > * > &:hover': { background: token('raised') },
  },
})

/** The tap target is larger than the visible box. */
export const box = css({
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: finger,
  height: finger,
  margin: (side - finger) / 2,
  borderRadius: 18,
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -10 },
  '&::before': {
    content: '""',
    width: side,
    height: side,
    border: `2px solid ${token('edge')}`,
    borderRadius: 6,
    background: token('surface'),
    transition: quickly('background'),
  },
  '&:checked::before': {
    borderColor: token('accentEdge'),
    background: token('accent'),
  },
  '&:checked::after': {
    content: '""',
    position: 'absolute',
    top: 15,
    width: 5,
    height: 10,
    border: `solid ${token('onAccent')}`,
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
  '@media (forced-colors:active)': {
    appearance: 'auto',
    width: side,
    height: side,
    margin: 0,
    '&:focus-visible': { outlineOffset: 2 },
    '&::before,&::after': { display: 'none' },
  },
})

/** Below the text of the checkbox. */
export const reason = css({
  paddingBlock: '0 10px',
  paddingInline: `${12 + side + 12}px 12px`,
  color: token('danger'),
})
