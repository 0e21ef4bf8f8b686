import { css, token } from '../../ui/theme/css'

/** The rows are as wide as the dialog allows. Their texts wrap instead of being cut off. */
export const rows = css({
  width: 'calc(100% + 24px)',
  margin: '12px -12px 0',
  '[part=row] :is(bdi, span)': {
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
})

export const warning = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  background: token('dangerSurface'),
})
