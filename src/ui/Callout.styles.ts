import { css } from './theme/emotion'
import { fonts } from './theme/fonts'
import { token } from './theme/token'

export const callout = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 12,
  borderRadius: token('radius'),
  font: fonts.small,
  textAlign: 'start',
  textWrap: 'balance',
  color: token('secondary'),
  background: token('raised'),
  '&[data-tone=danger]': {
    color: token('danger'),
    background: token('dangerSurface'),
  },
})
