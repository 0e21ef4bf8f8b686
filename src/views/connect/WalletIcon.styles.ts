import { css, token } from '../../ui/theme/css'

export const initial = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  fontWeight: 700,
  color: token('secondary'),
  background: token('hover'),
})
