import { css } from '../../theme/emotion'
import { quick } from '../../theme/motion'
import { lowScreen } from '../../theme/screens'
import { token } from '../../theme/token'

export const header = css({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 64,
  paddingInline: '24px 12px',
  background: token('surface'),
  [lowScreen]: { position: 'static' },
  '&:has(> button:first-child)': { paddingInlineStart: 12 },
  '[data-layout=mobile] &::before': {
    // The handle by which a sheet is pulled down.
    content: '""',
    position: 'absolute',
    top: 6,
    insetInline: 0,
    width: 36,
    height: 4,
    marginInline: 'auto',
    borderRadius: 2,
    background: token('line'),
  },
})

export const title = css({
  flex: 1,
  minWidth: 0,
  font: `700 18px/24px ${token('font')}`,
  // A narrow window breaks it, and cuts nothing.
  overflowWrap: 'anywhere',
})

export const control = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  border: '1px solid transparent',
  color: token('quiet'),
  transition: `background ${quick}ms, color ${quick}ms, transform ${quick}ms`,
  '@media (hover:hover)': {
    '&:hover': { background: token('raised'), color: token('text') },
  },
  '&:active': { background: token('hover'), transform: 'scale(.97)' },
  '@media (pointer:coarse)': { width: 44, height: 44 },
})
