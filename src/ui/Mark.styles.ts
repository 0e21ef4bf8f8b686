import { css } from './theme/css'

export const mark = css({
  position: 'relative',
  display: 'block',
  flex: 'none',
  // The border separates a white icon from a white background. In dark themes, the overlay dims a white icon.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: '22.5%',
    background: 'light-dark(transparent, rgb(0 0 0/.08))',
    boxShadow: 'inset 0 0 0 1px rgb(120 120 120/.22)',
  },
  '&[data-round]::after': { borderRadius: '50%' },
})
