import { css } from '../theme/emotion'
import { token } from '../theme/token'

export const rows = css({ width: '100%', marginTop: 12 })

export const warning = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  background: token('dangerSurface'),
})
