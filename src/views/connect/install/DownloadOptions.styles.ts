import { css } from '../../../ui/theme/css'

export const cards = css({
  display: 'grid',
  alignContent: 'center',
  gap: 12,
  flex: 1,
  width: '100%',
  maxWidth: 408,
  margin: '0 auto',
  padding: '4px 24px 24px',
})
