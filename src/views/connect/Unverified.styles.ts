import { ellipsis } from '../../ui/theme/ellipsis'
import { css } from '../../ui/theme/emotion'
import { fonts } from '../../ui/theme/fonts'
import { token } from '../../ui/theme/token'

export const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  color: token('caution'),
  svg: { flex: 'none' },
  '> span': ellipsis,
  '&[data-full]': {
    gap: 8,
    maxWidth: 320,
    padding: '10px 12px',
    borderRadius: token('radius'),
    font: fonts.small,
    textAlign: 'start',
    background: token('raised'),
  },
})
