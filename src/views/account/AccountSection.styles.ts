import { css, ellipsis, fonts, token } from '../../ui/theme/css'

/** A section below the buttons, such as tokens or transactions. */
export const section = css({
  width: '100%',
  marginTop: 12,
  paddingTop: 8,
  borderTop: `1px solid ${token('line')}`,
  textAlign: 'start',
})

export const header = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 32,
})

export const title = css({
  font: fonts.boldSmall,
  outline: 0,
})

export const words = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minWidth: 0,
})

export const what = css({
  display: 'flex',
  // A long text is cut at its end, in both text directions.
  '> bdi': { ...ellipsis, whiteSpace: 'nowrap' },
})

/** A smaller line below the text. */
export const detail = css({
  display: 'block',
  font: fonts.caption,
  color: token('secondary'),
})

export const more = css({
  minHeight: 32,
  font: fonts.boldSmall,
  color: token('accentText'),
  '@media (hover:hover)': { '&:hover': { textDecoration: 'underline' } },
  '@media (pointer:coarse)': { minHeight: 44 },
})
