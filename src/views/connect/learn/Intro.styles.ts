import { css, fonts, token } from '../../../ui/theme/css'

export const intro = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  flex: 1,
  width: '100%',
  maxWidth: 368,
  margin: '0 auto',
  padding: '0 24px 24px',
  textAlign: 'center',
  textWrap: 'balance',
  font: fonts.small,
  color: token('secondary'),
})

export const title = css({
  marginBottom: 2,
  font: fonts.boldBody,
  color: token('text'),
})

export const actions = css({
  display: 'grid',
  gap: 4,
  minWidth: 200,
  marginTop: 4,
  '> :first-child': { minHeight: 44 },
})
