import { ellipsis } from '../theme/ellipsis'
import { css } from '../theme/emotion'
import { token } from '../theme/token'
import { goesOn } from '../ui/list/goesOn.styles'

export const body = css({
  ...goesOn,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '4px 24px 24px',
  textAlign: 'center',
  // As wide as the dialog, over the empty space below the last row.
  '&::after': {
    ...goesOn['&::after'],
    alignSelf: 'stretch',
    marginInline: -24,
    marginBottom: -24,
  },
})

export const wrong = css({
  alignSelf: 'stretch',
  '&:not(:empty)': { paddingBottom: 16 },
})

export const words = css({
  display: 'grid',
  gap: 4,
  justifyItems: 'center',
  width: '100%',
  marginTop: 12,
})

export const name = css({
  ...ellipsis,
  textWrap: 'balance',
  maxWidth: '100%',
  font: `700 18px/24px ${token('font')}`,
})

export const worth = css({
  // The space is reserved until the value is known.
  minHeight: 18,
  font: `400 14px/18px ${token('font')}`,
  color: token('quiet'),
  fontVariantNumeric: 'tabular-nums',
})

export const pending = css({
  marginTop: 4,
  font: `400 12px/16px ${token('font')}`,
  color: token('accentText'),
})
