import { css } from '../theme/emotion'
import { token } from '../theme/token'

export const groups = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '0 12px 12px',
})

export const heading = css({
  padding: '0 12px 4px',
  font: `500 14px/18px ${token('font')}`,
  color: token('quiet'),
})

export const empty = css({
  padding: '12px',
  color: token('secondary'),
})

export const footer = css({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: 8,
  paddingInline: '24px 8px',
  borderTop: `1px solid ${token('line')}`,
  color: token('secondary'),
  background: token('surface'),
})
