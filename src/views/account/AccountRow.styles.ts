import { css } from '../../ui/theme/emotion'
import { spaced } from '../../ui/theme/floating'
import { fonts } from '../../ui/theme/fonts'
import { quickly } from '../../ui/theme/motion'
import { token } from '../../ui/theme/token'

export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 'calc(100% + 24px)',
  minHeight: `max(44px, ${spaced(48)})`,
  margin: '0 -12px',
  padding: '6px 12px',
  borderRadius: token('radius'),
  textAlign: 'start',
  transition: quickly('background'),
  '@media (hover:hover)': { '&:hover': { background: token('raised') } },
  '&:active': { background: token('hover') },
  '&[data-wrong]': { color: token('danger') },
})

export const words = css({ display: 'grid', flex: 1, minWidth: 0 })

export const name = css({
  font: fonts.boldBody,
  overflowWrap: 'anywhere',
})

export const caption = css({
  font: fonts.caption,
  color: token('quiet'),
})

export const forward = css({ display: 'flex', color: token('quiet') })
