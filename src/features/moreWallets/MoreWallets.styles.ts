import { css, token } from '../../ui/theme/css'

export const place = css({ padding: '0 12px 12px' })

export const mark = css({
  flex: 'none',
  rect: { fill: token('hover') },
  path: { fill: token('secondary') },
})
