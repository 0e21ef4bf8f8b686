import { css } from '../theme/emotion'

export const rows = css({ width: '100%', marginTop: 12 })
