import { css, token } from './theme/css'

export const frame = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  flex: 'none',
  maxWidth: '100%',
  // In a low window, the code of a wide dialog shrinks, so that the content below it stays visible. Compact dialogs
  // scroll.
  '[data-layout=wide] &': {
    maxWidth: 'min(100%, max(280px, 100dvh - 140px))',
  },
  aspectRatio: '1',
  padding: 20,
  border: `1px solid ${token('line')}`,
  borderRadius: `calc(${token('radius')} * 2)`,
  // Browsers that darken light pages leave an element alone that supports no other scheme.
  colorScheme: 'only light',
  forcedColorAdjust: 'none',
  // The logo is above the code, but not above the dialog's header.
  isolation: 'isolate',
  '[role=progressbar],svg': { gridArea: '1 / 1', maxWidth: '100%' },
  svg: { height: 'auto' },
})

/** White margin around the logo, in CSS pixels. */
export const markEdge = 6

/** The logo covers a fifth of the code's width. Error correction could restore a larger part. */
export const mark = css({
  position: 'absolute',
  zIndex: 2,
  inset: 0,
  width: 'fit-content',
  height: 'fit-content',
  margin: 'auto',
  padding: markEdge,
  borderRadius: '22.5%',
  background: 'inherit',
})
