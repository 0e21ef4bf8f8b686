import { css, fonts, token } from './theme/css'

export const box = css({
  display: 'grid',
  gap: 8,
  marginBottom: 8,
  font: fonts.small,
  color: token('secondary'),
})

export const field = css({
  width: '100%',
  minHeight: 40,
  padding: '0 12px',
  border: `1px solid ${token('edge')}`,
  borderRadius: token('radius'),
  // iOS zooms in on fields with a smaller font size.
  font: fonts.body,
  color: token('text'),
  background: token('raised'),
  textOverflow: 'ellipsis',
})
