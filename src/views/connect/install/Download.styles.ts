import { css } from '../../../ui/theme/emotion'
import { fonts } from '../../../ui/theme/fonts'
import { token } from '../../../ui/theme/token'

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
