import { css, fonts, skipOffscreen, spaced, token } from '../../../ui/theme/css'
import { quickly } from '../../../ui/theme/motion'

export const groups = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spaced(20),
  padding: '0 12px 12px',
})

/** Smaller and quieter than the names below it, so that the names are seen first. */
export const heading = css({
  padding: '0 12px 2px',
  font: fonts.boldCaption,
  color: token('quiet'),
})

export const noWallets = css({
  padding: '12px',
  color: token('secondary'),
})

const fade = 'transparent, #000 24px'

/** The next tile is partly visible, so that visitors see that the row can be scrolled. */
export const tiles = css({
  display: 'flex',
  padding: '4px 14px 16px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 14,
  scrollbarWidth: 'none',
  // Fades as far as the padding at the row's end.
  maskImage: `linear-gradient(to left, ${fade})`,
  '&:dir(rtl)': { maskImage: `linear-gradient(to right, ${fade})` },
  li: { flex: 'none', scrollSnapAlign: 'start' },
  // Dozens of tiles are shown as a grid instead.
  '[data-many] &': {
    display: 'grid',
    gap: 4,
    gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
    justifyItems: 'center',
    overflow: 'visible',
    '&,&:dir(rtl)': { maskImage: 'none' },
  },
})

export const tile = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  // Four tiles and a part of the fifth fit on most phones.
  width: 84,
  padding: '8px 0',
  borderRadius: token('radius'),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  transition: quickly('transform'),
  '&:active': { transform: 'scale(.97)' },
  '&:focus-visible': { outlineOffset: -2 },
  '[data-many] &': { width: '100%', ...skipOffscreen(88) },
})

export const name = css({
  marginTop: 8,
  font: fonts.boldCaption,
  // At most two lines.
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  maxWidth: '100%',
  overflow: 'hidden',
})

export const caption = css({
  // The longest words may extend into the next tile's padding.
  margin: '0 -1px',
  font: fonts.caption,
  color: token('quiet'),
})

export const noTiles = css({
  padding: '4px 24px 20px',
  textWrap: 'balance',
  color: token('secondary'),
})

export const offer = css({
  display: 'grid',
  gap: 4,
  padding: '16px 24px 12px',
  borderTop: `1px solid ${token('line')}`,
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
  font: fonts.title,
  color: token('text'),
})

export const actions = css({
  display: 'grid',
  gap: 8,
  marginTop: 20,
})
