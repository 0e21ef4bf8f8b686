import { css, fonts, token } from './theme/css'

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
