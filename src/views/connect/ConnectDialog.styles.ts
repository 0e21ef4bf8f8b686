import { clearOfEdges, css, token } from '../../ui/theme/css'

/** Height of the wide dialog without its borders, in CSS pixels. */
const height = 502

export const wide = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(287px, 2fr) 3fr',
  height: `min(${height}px, 100dvh - 18px)`,
})

export const list = css({
  overflow: 'auto',
  ...clearOfEdges,
  overscrollBehavior: 'contain',
  borderInlineEnd: `1px solid ${token('line')}`,
})
