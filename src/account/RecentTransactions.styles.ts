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
  font: `400 14px/20px ${token('font')}`,
  color: 'inherit',
  textDecoration: 'none',
  '@media (hover:hover)': { '&[href]:hover': { background: token('raised') } },
  '@media (pointer:coarse)': { minHeight: 44 },
  '[data-many] &': outOfSight(36),
})

export const words = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minWidth: 0,
})

export const what = css({
  display: 'flex',
  // Words that are too long lose their end, whichever way they are read.
  '> bdi': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})

export const status = css({
  font: `400 12px/16px ${token('font')}`,
  color: token('secondary'),
})

/** The status at a glance. */
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

export const more = css({
  minHeight: 32,
  font: `500 14px/18px ${token('font')}`,
  color: token('accentText'),
  '@media (hover:hover)': { '&:hover': { textDecoration: 'underline' } },
  '@media (pointer:coarse)': { minHeight: 44 },
})
