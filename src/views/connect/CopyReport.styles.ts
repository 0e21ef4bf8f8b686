import { css, token } from '../../ui/theme/css'

export const report = css({
  width: '100%',
  minHeight: 40,
  '> button[data-tone]': {
    font: `600 14px/20px ${token('font')}`,
    color: token('secondary'),
  },
})
