import { css } from '../../theme/emotion'
import { token } from '../../theme/token'

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
