import { css, fonts, token } from '../../../ui/theme/css'

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 1,
  gap: 16,
  padding: '0 20px 20px',
  textAlign: 'center',
  textWrap: 'balance',
  font: fonts.small,
  color: token('secondary'),
})

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
})
