import { css } from '../../theme/emotion'
import { quick } from '../../theme/motion'
import { token } from '../../theme/token'
import { outOfSight } from '../../ui/list/outOfSight'

/** The next tile is partly visible, so that visitors see that the row can be scrolled. */
export const tiles = css({
  display: 'flex',
  gap: 8,
  padding: '4px 13px 16px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 13,
  scrollbarWidth: 'none',
  li: { flex: 'none', scrollSnapAlign: 'start' },
  // Dozens of tiles are shown as a grid instead.
  '[data-many] &': {
    display: 'grid',
    // Wide enough for the longest word in the names of the known wallets.
    gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
    justifyItems: 'center',
    overflow: 'visible',
  },
})

export const tile = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  // As wide as the name, within limits.
  minWidth: 82,
  maxWidth: 112,
  padding: '8px 0',
  borderRadius: token('radius'),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  transition: `transform ${quick}ms`,
  '&:active': { transform: 'scale(.97)' },
  '&:focus-visible': { outlineOffset: -2 },
  '[data-many] &': { ...outOfSight(86), maxWidth: '100%' },
})

export const name = css({
  marginTop: 8,
  font: `500 14px/18px ${token('font')}`,
})

export const caption = css({
  font: `400 12px/16px ${token('font')}`,
  color: token('quiet'),
})

export const empty = css({
  padding: '4px 24px 20px',
  color: token('secondary'),
})

export const intro = css({
  padding: '20px 24px 24px',
  borderTop: `1px solid ${token('line')}`,
  textAlign: 'center',
  textWrap: 'balance',
  color: token('secondary'),
})

export const title = css({
  marginBottom: 4,
  font: `700 18px/24px ${token('font')}`,
  color: token('text'),
})

export const actions = css({
  display: 'grid',
  gap: 8,
  marginTop: 20,
})
