import { css } from '../../../ui/theme/css'

export const body = css({
  display: 'grid',
  gap: 8,
  width: '100%',
})

export const help = css({
  '&:empty': { display: 'none' },
})
