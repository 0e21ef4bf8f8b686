import { clearOfEdges, css } from '../../ui/theme/css'

export const pane = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // Contains the hidden texts for screen readers, which would extend the dialog otherwise.
  position: 'relative',
  '&[data-layout=wide]': {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    ...clearOfEdges,
  },
})
