import { css } from '../../ui/theme/emotion'
import { token } from '../../ui/theme/token'

export const place = css({ padding: '0 12px 12px' })

export const mark = css({
  flex: 'none',
  rect: { fill: token('hover') },
  path: { fill: token('secondary') },
})
