import { css } from '../../ui/theme/css'
import { breathing, veil } from './Pending.styles'

export const pair = css({
  position: 'relative',
  display: 'flex',
  gap: 12,
  minWidth: 0,
  '&[data-pending]': {
    pointerEvents: 'none',
    ...breathing,
    '> button': { background: veil, borderColor: 'transparent' },
    '> * *, > * *::before': { visibility: 'hidden' },
  },
})
