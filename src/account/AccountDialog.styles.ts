import { css, keyframes } from '../theme/emotion'
import { steady, still } from '../theme/motion'
import { token } from '../theme/token'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '4px 24px 24px',
  textAlign: 'center',
})

/** Recent transactions follow below the account: everything must fit into the dialog. */
const brief = '[data-brief] &'

/** While a transaction is pending, the face makes room for a ring that turns. */
export const face = css({
  position: 'relative',
  '> span': { transition: `transform ${steady}ms` },
  '&[data-pending]': {
    '> span': { transform: 'scale(.84)' },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: '50%',
      border: '2px solid transparent',
      borderTopColor: token('accentEdge'),
      borderRightColor: token('accentEdge'),
      animation: `${turn} 1.1s linear infinite`,
      [`@media ${still}`]: { animation: 'none' },
    },
  },
})

export const words = css({
  display: 'grid',
  gap: 4,
  justifyItems: 'center',
  width: '100%',
  marginTop: 12,
})

export const name = css({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  font: `700 18px/24px ${token('font')}`,
})

export const address = css({
  font: `400 14px/18px ${token('font')}`,
  color: token('quiet'),
})

export const pending = css({
  marginTop: 4,
  font: `400 12px/16px ${token('font')}`,
  color: token('accentText'),
  // The list below says so as well; here it is for ears alone.
  [brief]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
})

export const actions = css({
  display: 'grid',
  gap: 8,
  width: '100%',
  marginTop: 20,
  [brief]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
    '> div': { gridColumn: '1 / -1' },
    '> button': { padding: '9px 7px', font: `600 14px/18px ${token('font')}` },
  },
})
