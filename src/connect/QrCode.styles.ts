import { css } from '../theme/emotion'
import { token } from '../theme/token'

export const frame = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  maxWidth: '100%',
  aspectRatio: '1',
  padding: 20,
  border: `1px solid ${token('line')}`,
  borderRadius: `calc(${token('radius')} * 2)`,
  // Codes are read as dark on white; inverted ones are not read by every phone.
  background: '#fff',
  forcedColorAdjust: 'none',
  svg: { maxWidth: '100%', height: 'auto' },
})

export const failed = css({ color: '#1d1a16' })
