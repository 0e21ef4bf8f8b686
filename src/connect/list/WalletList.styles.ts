import { css } from '../../theme/emotion'
import { spaced } from '../../theme/floating'
import { token } from '../../theme/token'

export const groups = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spaced(12),
  padding: '0 12px 12px',
})

export const heading = css({
  padding: '0 12px 4px',
  font: `600 14px/18px ${token('font')}`,
  color: token('quiet'),
})

export const empty = css({
  padding: '12px',
  color: token('secondary'),
})
