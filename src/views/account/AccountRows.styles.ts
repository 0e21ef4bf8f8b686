import { css } from '../../ui/theme/emotion'
import { token } from '../../ui/theme/token'

export const warning = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  background: token('dangerSurface'),
})
