import { css, fonts, skipOffscreen, token } from '../../ui/theme/css'
import { quickly } from '../../ui/theme/motion'

export const clear = css({
  padding: '7px 8px',
  marginInlineEnd: -8,
  borderRadius: token('radius'),
  font: fonts.boldSmall,
  color: token('accentText'),
  transition: quickly('background'),
  '@media (hover:hover)': { '&:hover': { background: token('raised') } },
  '@media (pointer:coarse)': { padding: '13px 8px' },
})

export const none = css({
  '&:not(:empty)': { padding: '4px 0 8px' },
  font: `400 14px/20px ${token('font')}`,
  color: token('secondary'),
})

export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 36,
  marginInline: -8,
  padding: '8px',
  borderRadius: token('radius'),
  font: fonts.boldBody,
  color: 'inherit',
  textDecoration: 'none',
  '@media (hover:hover)': { '&[href]:hover': { background: token('raised') } },
  '@media (pointer:coarse)': { minHeight: 44 },
  '[data-many] &': skipOffscreen(36),
})

export const mark = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '50%',
  color: token('secondary'),
  background: token('raised'),
  '&[data-status=confirmed]': { color: token('success') },
  '&[data-status=failed]': { color: token('danger') },
})
