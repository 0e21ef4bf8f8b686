import {
  css,
  keyframes,
  largeScreen,
  smallScreen,
  token,
} from '../../ui/theme/css'
import { breathing as breath, still } from '../../ui/theme/motion'

const breathe = keyframes({ to: { opacity: 0.6 } })

/** Mid grey with transparency, because the page's background may be light or dark. */
export const veil = 'rgb(130 130 130/.18)'

export const breathing = {
  animation: `${breathe} ${breath}`,
  [`@media ${still}`]: { animation: 'none' },
}

export const pending = css({
  display: 'flex',
  gap: 12,
  pointerEvents: 'none',
  '> *': {
    height: 40,
    borderRadius: token('radius'),
    background: veil,
    ...breathing,
  },
})

/** About as wide as the buttons with an address and without a name. */
export const chain = css({
  width: 66,
  [largeScreen]: {
    width: 108,
    '&[data-large=none]': { display: 'none' },
  },
  [smallScreen]: { '&[data-small=none]': { display: 'none' } },
})
export const account = css({ width: 170, [largeScreen]: { width: 260 } })
