import { css, token } from '../../../ui/theme/css'

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
})

export const place = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  flex: 1,
  minHeight: 280,
  padding: 24,
  textAlign: 'center',
  color: token('secondary'),
})
