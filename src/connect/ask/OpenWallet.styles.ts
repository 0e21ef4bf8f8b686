import { css } from '../../theme/emotion'

export const body = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  width: '100%',
  maxWidth: 300,
})

export const help = css({ '&:empty': { display: 'none' } })
