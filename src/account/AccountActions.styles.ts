import { css } from '../theme/emotion'
import { token } from '../theme/token'

export const receive = css({ display: 'flex', alignItems: 'center', gap: 8 })

/** Two buttons per row. A single button in the last row fills it. */
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  width: '100%',
  marginTop: 20,
  '> div': { flexBasis: '100%' },
  '> [part~=button]': {
    flex: '1 1 128px',
    width: 'auto',
    padding: '9px 7px',
    font: `600 14px/18px ${token('font')}`,
    textWrap: 'balance',
  },
})
