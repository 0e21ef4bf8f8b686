import { clearOfEdges } from '../../ui/dialog/clearOfEdges.styles'
import { css } from '../../ui/theme/emotion'

export const pane = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // Contains the connected account, which covers a step while the dialog closes.
  position: 'relative',
  '&[data-layout=wide]': {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    ...clearOfEdges,
  },
})
