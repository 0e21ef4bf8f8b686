import { css, fonts, spaced, token } from '../../../ui/theme/css'

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

export const empty = css({
  padding: '12px',
  color: token('secondary'),
})
