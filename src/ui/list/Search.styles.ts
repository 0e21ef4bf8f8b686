import { canHover, css, fonts, iconButton, token } from '../theme/css'
import { quickly } from '../theme/motion'

export const field = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '0 24px 12px',
  paddingInline: '12px 4px',
  border: `1px solid ${token('edge')}`,
  borderRadius: token('radius'),
  color: token('quiet'),
  background: token('raised'),
  '[data-name=account] &': { marginInline: 0 },
  '&:focus-within': {
    outline: `2px solid ${token('accentEdge')}`,
    outlineOffset: -1,
  },
})

export const input = css({
  all: 'unset',
  flex: 1,
  // The whole field is a tap target.
  alignSelf: 'stretch',
  minHeight: 44,
  minWidth: 0,
  font: fonts.body,
  color: token('text'),
  cursor: 'text',
  '&::placeholder': { color: token('secondary'), opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
})

export const clear = css({
  ...iconButton(32),
  transition: quickly('background'),
  [canHover]: { '&:hover': { background: token('hover') } },
  '&:focus-visible': { outlineOffset: -2 },
})

export const none = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: '4px 24px 24px',
  color: token('secondary'),
  overflowWrap: 'anywhere',
  '[data-name=account] &': { paddingInline: 0 },
})
