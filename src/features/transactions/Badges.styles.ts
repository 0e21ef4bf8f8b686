import { css, fonts, token } from '../../ui/theme/css'

export const badges = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 6,
  maxWidth: '100%',
  marginTop: 12,
})

export const badge = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  paddingBlock: 4,
  paddingInline: '8px 10px',
  borderRadius: 12,
  font: fonts.caption,
  color: token('secondary'),
  background: token('raised'),
  // A long name wraps, so that it is fully readable.
  overflowWrap: 'anywhere',
  '> svg': { flex: 'none', color: token('success') },
  '@media (forced-colors:active)': { outline: '1px solid' },
})
