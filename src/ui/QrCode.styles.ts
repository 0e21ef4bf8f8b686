import { css } from '../theme/emotion'
import { token } from '../theme/token'

export const frame = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  maxWidth: '100%',
  // In a low window a wide dialog's code shrinks, so that what is below it stays in sight; a compact one scrolls.
  '[data-layout=wide] &': {
    maxWidth: 'min(100%, max(280px, 100dvh - 140px))',
  },
  aspectRatio: '1',
  padding: 20,
  border: `1px solid ${token('line')}`,
  borderRadius: `calc(${token('radius')} * 2)`,
  // Codes are read as dark on white; inverted ones are not read by every phone.
  background: '#fff',
  // What holds the code's place is light as well.
  '--wd-hover': '#eaeaea',
  forcedColorAdjust: 'none',
  svg: { maxWidth: '100%', height: 'auto' },
})

/** White around the mark, in CSS pixels. */
export const markEdge = 6

/** A fifth of the code's width: well within what its error correction restores. */
export const mark = css({
  position: 'absolute',
  inset: 0,
  width: 'fit-content',
  height: 'fit-content',
  margin: 'auto',
  padding: markEdge,
  borderRadius: '22.5%',
  background: '#fff',
})

export const failed = css({ color: '#1a1a1a' })
