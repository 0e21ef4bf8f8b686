import { css, fonts, smallScreen, token } from '../../ui/theme/css'
import { base } from './ConnectButtonView.styles'

export const address = css({ whiteSpace: 'nowrap' })

export const words = css({
  [smallScreen]: {
    // Two lines: the address, and the text before or after it.
    maxWidth: 136,
    font: fonts.tightSmall,
    textAlign: 'start',
    textWrap: 'balance',
    whiteSpace: 'normal',
  },
})

export const account = css({
  ...base,
  flex: 'none',
  gap: 6,
  paddingInline: 9,
  color: token('danger'),
  background: token('dangerSurface'),
  borderColor: 'transparent',
  // On phones, an unsupported network leaves no space for both texts.
  [smallScreen]: { [`&[data-brief] .${words}`]: { display: 'none' } },
})
