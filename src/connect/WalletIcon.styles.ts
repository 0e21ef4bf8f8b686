import { css } from '../theme/emotion'
import { token } from '../theme/token'

export const icon = css({
  position: 'relative',
  display: 'block',
  flex: 'none',
  // A thin border separates a white icon from a white background.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: '22.5%',
    boxShadow: 'inset 0 0 0 1px rgb(120 120 120/.22)',
  },
})

export const initial = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  fontWeight: 700,
  color: token('secondary'),
  background: token('hover'),
})
