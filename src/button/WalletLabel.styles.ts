import { css } from '../theme/emotion'

export const label = css({ display: 'flex', alignItems: 'center', gap: 8 })

/** On a narrow phone long words take a second line. */
export const words = css({
  lineHeight: '18px',
  whiteSpace: 'normal',
  textAlign: 'start',
})

/** Of a wallet without a mark. */
export const initial = css({ fontSize: 14 })
