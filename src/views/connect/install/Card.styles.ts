import { css } from '../../../ui/theme/emotion'
import { token } from '../../../ui/theme/token'

export const card = css({
  display: 'grid',
  gridTemplateColumns: '56px 1fr',
  alignItems: 'center',
  gap: '12px 16px',
  padding: 16,
  borderRadius: `calc(${token('radius')} + 4px)`,
  border: `1px solid ${token('line')}`,
})

export const words = css({ minWidth: 0 })

export const title = css({
  font: `600 16px/20px ${token('font')}`,
  textWrap: 'balance',
})

export const text = css({
  font: `400 14px/18px ${token('font')}`,
  textWrap: 'balance',
  color: token('secondary'),
})

export const action = css({ gridColumn: '1 / -1' })
