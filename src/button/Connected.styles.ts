import { css } from '../theme/emotion'
import { token } from '../theme/token'
import { breathing } from './Pending.styles'

export const pair = css({
  position: 'relative',
  display: 'flex',
  gap: 12,
  '&[data-pending]': {
    pointerEvents: 'none',
    ...breathing,
    '> *': { background: token('raised'), borderColor: 'transparent' },
    '> * *, > * *::before': { visibility: 'hidden' },
  },
})
