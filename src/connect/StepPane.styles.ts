import { css } from '../theme/emotion'

export const pane = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '&[data-layout=wide]': { overflow: 'auto', overscrollBehavior: 'contain' },
})
