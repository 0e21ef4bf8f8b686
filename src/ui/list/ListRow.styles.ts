import {
  css,
  ellipsis,
  fonts,
  skipOffscreen,
  spaced,
  token,
} from '../theme/css'
import { quickly } from '../theme/motion'

export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: `max(44px, ${spaced(48)})`,
  // Two lines fit into the minimum height.
  padding: '5px 11px',
  border: '1px solid transparent',
  borderRadius: token('radius'),
  textAlign: 'start',
  userSelect: 'none',
  transition: quickly('background', 'transform'),
  '@media (hover:hover)': { '&:hover': { background: token('raised') } },
  '&:active': { background: token('hover'), transform: 'scale(.985)' },
  '&[data-selected]': {
    position: 'relative',
    background: 'none',
    '&::before': {
      content: '""',
      position: 'absolute',
      // The highlight is below all rows, because it slides here from the row that was selected before.
      zIndex: -1,
      inset: -1,
      borderRadius: token('radius'),
      background: token('hover'),
    },
    // The background alone has hardly any contrast.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 3,
      top: 'calc(50% - 10px)',
      width: 3,
      height: 20,
      borderRadius: 2,
      background: token('text'),
    },
  },
  '&[data-wrong]': { color: token('danger') },
  '&:disabled': {
    cursor: 'default',
    color: token('quiet'),
    background: 'none',
    transform: 'none',
  },
  // The spinner while a row is busy.
  '> [aria-busy]': {
    display: 'flex',
    marginInlineStart: 'auto',
    color: token('secondary'),
  },
  '[data-many] &': skipOffscreen(32),
  '@media (forced-colors:active)': {
    '&[data-selected]': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      '&::before': { background: 'Highlight' },
      '&::after': { background: 'HighlightText' },
      '*': { color: 'inherit' },
    },
  },
})

/** A status that does not fit beside the name is shown below it, so that neither is cut off. */
export const content = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 1,
  columnGap: 12,
  minWidth: 0,
})

export const words = css({ flex: '1 1 auto', minWidth: 0 })

const line = {
  ...ellipsis,
  display: 'block',
  whiteSpace: 'nowrap',
} as const

export const name = css({
  display: 'flex',
  // A name that is too long is cut at its end, in both text directions.
  '> bdi': line,
  font: fonts.boldBody,
})

export const caption = css({
  ...line,
  font: fonts.caption,
  color: token('quiet'),
})

export const status = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  font: fonts.caption,
  color: token('quiet'),
  '> span': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    whiteSpace: 'nowrap',
  },
})

export const end = css({ display: 'flex', color: token('quiet') })
