import { css, spaced, token } from '../../ui/theme/css'

export const chains = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spaced(2),
  padding: '0 12px 12px',
  // In a sheet, the last row is as far from the edge as the last button of other dialogs.
  '[data-layout=mobile] &': { paddingBottom: 24 },
})

export const notice = css({ margin: '0 24px 12px' })

export const footer = css({
  padding: '12px 24px 24px',
  borderTop: `1px solid ${token('line')}`,
})
