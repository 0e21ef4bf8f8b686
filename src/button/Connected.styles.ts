import { css } from '../theme/emotion'
import { breathing, veil } from './Pending.styles.initial'

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
