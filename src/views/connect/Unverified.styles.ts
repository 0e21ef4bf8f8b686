import { css, ellipsis, fonts, token } from '../../ui/theme/css'

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
