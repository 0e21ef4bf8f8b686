import { css, fonts, token } from '../../../ui/theme/css'

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
  font: fonts.boldBody,
  textWrap: 'balance',
})

export const text = css({
  font: fonts.small,
  textWrap: 'balance',
  color: token('secondary'),
})

export const action = css({ gridColumn: '1 / -1' })
