import { css } from '../../theme/emotion'
import { token } from '../../theme/token'

export const place = css({ padding: '0 12px 12px' })

export const mark = css({
  flex: 'none',
  rect: { fill: token('hover') },
  path: { fill: token('secondary') },
})
