import { css } from '../theme/emotion'
import { quick } from '../theme/motion'
import { token } from '../theme/token'
import { outOfSight } from '../ui/list/outOfSight'

export const section = css({
  width: '100%',
  marginTop: 20,
  paddingTop: 8,
  borderTop: `1px solid ${token('line')}`,
  textAlign: 'start',
})

export const header = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 32,
})

export const title = css({
  font: `600 14px/18px ${token('font')}`,
  outline: 0,
})

export const clear = css({
  padding: '7px 8px',
  marginInlineEnd: -8,
  borderRadius: token('radius'),
  font: `500 14px/18px ${token('font')}`,
  color: token('accentText'),
  transition: `background ${quick}ms`,
  '@media (hover:hover)': { '&:hover': { background: token('raised') } },
  '@media (pointer:coarse)': { padding: '13px 8px' },
})

export const none = css({
  padding: '4px 0 8px',
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
  font: `400 14px/20px ${token('font')}`,
  color: 'inherit',
  textDecoration: 'none',
  '@media (hover:hover)': { '&[href]:hover': { background: token('raised') } },
  '@media (pointer:coarse)': { minHeight: 44 },
  '[data-many] &': outOfSight(20),
})

export const words = css({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  // Words that are too long lose their end, whichever way they are read.
  '> bdi': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})

export const status = css({
  flex: 'none',
  color: token('secondary'),
  '&[data-status=pending]': { color: token('accentText') },
  '&[data-status=failed]': { color: token('danger') },
})

export const more = css({
  minHeight: 32,
  font: `500 14px/18px ${token('font')}`,
  color: token('accentText'),
  '@media (hover:hover)': { '&:hover': { textDecoration: 'underline' } },
  '@media (pointer:coarse)': { minHeight: 44 },
})
