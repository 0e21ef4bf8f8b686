import { css, fonts, token } from '../../../ui/theme/css'

/** A column of several blurbs. */
export const column = css({
  display: 'grid',
  alignContent: 'center',
  gap: 24,
  flex: 1,
  width: '100%',
  maxWidth: 376,
  margin: '0 auto',
  padding: '12px 24px',
  listStyle: 'none',
})

export const blurb = css({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  font: fonts.small,
  textWrap: 'balance',
  color: token('secondary'),
  '> :first-child': { flex: 'none' },
})

export const title = css({
  marginBottom: 4,
  font: fonts.boldBody,
  color: token('text'),
})

/** The buttons below the blurbs. */
export const actions = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: '16px 20px 24px',
})
