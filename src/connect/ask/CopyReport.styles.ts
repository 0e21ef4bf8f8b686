import { css } from '../../theme/emotion'
import { token } from '../../theme/token'

export const report = css({
  width: '100%',
  minHeight: 36,
  '> button': {
    minHeight: 36,
    paddingBlock: 7,
    font: `500 14px/20px ${token('font')}`,
    color: token('secondary'),
  },
})
