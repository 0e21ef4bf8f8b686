import { css, cx } from '../theme/emotion'
import * as header from '../ui/dialog/DialogHeader.styles'

export const title = cx(
  header.title,
  css({ '&:focus-visible': { outline: 0 } }),
)
