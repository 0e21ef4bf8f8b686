import { css } from '../theme/emotion'

export const label = css({ display: 'flex', alignItems: 'center', gap: 8 })

/** Of a wallet without a mark. */
export const initial = css({ fontSize: 14 })
