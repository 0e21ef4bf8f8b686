import { ellipsis } from '../../theme/ellipsis'
import { css } from '../../theme/emotion'
import { spaced } from '../../theme/floating'
import { quick } from '../../theme/motion'
import { token } from '../../theme/token'
import { outOfSight } from './outOfSight'

export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: `max(44px, ${spaced(48)})`,
  padding: '7px 11px',
  border: '1px solid transparent',
  borderRadius: token('radius'),
  textAlign: 'start',
  userSelect: 'none',
  transition: `background ${quick}ms, transform ${quick}ms`,
  '@media (hover:hover)': { '&:hover': { background: token('raised') } },
  '&:active': { background: token('hover'), transform: 'scale(.985)' },
  '&[data-selected]': {
    background: token('accentSoft'),
    // The background alone has hardly any contrast.
    borderColor: token('accentEdge'),
  },
  '&:disabled': {
    cursor: 'default',
    color: token('quiet'),
    background: 'none',
    transform: 'none',
  },
  '&[data-selected]:disabled': { background: token('accentSoft') },
  // A focused row must not be hidden by the sticky header or footer.
  scrollMarginBlock: '72px 68px',
  '[data-many] &': outOfSight(32),
  '@media (forced-colors:active)': {
    '&[data-selected]': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      background: 'Highlight',
      '*': { color: 'inherit' },
    },
  },
})

export const words = css({ minWidth: 0 })

const line = {
  ...ellipsis,
  display: 'block',
  whiteSpace: 'nowrap',
} as const

export const name = css({
  display: 'flex',
  // A name that is too long is cut at its end, in both text directions.
  '> bdi': line,
  font: `500 16px/20px ${token('font')}`,
})

export const caption = css({
  ...line,
  font: `400 12px/16px ${token('font')}`,
  color: token('quiet'),
})

export const status = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 1,
  justifyContent: 'end',
  gap: '12px 4px',
  // The status wraps into two lines before the name is cut off.
  '> span': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    marginBlock: -4,
    padding: '2px 6px',
    // Forced colours remove the background and show this border instead.
    border: '1px solid transparent',
    borderRadius: 11,
    textAlign: 'center',
    font: `500 12px/16px ${token('font')}`,
    color: token('secondary'),
    background: token('hover'),
  },
})
