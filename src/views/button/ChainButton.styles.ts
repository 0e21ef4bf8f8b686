import {
  canHover,
  css,
  ellipsis,
  fonts,
  largeScreen,
  smallScreen,
  token,
} from '../../ui/theme/css'
import { base } from './ConnectButtonView.styles'

export const name = css({
  ...ellipsis,
  maxWidth: 160,
})

export const icon = css({ display: 'flex' })

const forSize = (size: 'small' | 'large') => ({
  [`&[data-${size}=none]:not([data-wrong])`]: { display: 'none' },
  // A chain without an icon shows its name instead.
  [`&[data-${size}=icon][data-icon] .${name}`]: { display: 'none' },
  [`&[data-${size}=name] .${icon}`]: { display: 'none' },
})

export const chain = css({
  ...base,
  flex: 'none',
  gap: 6,
  paddingInline: 9,
  color: token('text'),
  background: token('surface'),
  borderColor: token('line'),
  [canHover]: { '&:hover': { background: token('raised') } },
  '&:active,&[aria-expanded=true]': { background: token('hover') },
  '&[data-wrong]': {
    color: token('danger'),
    background: token('dangerSurface'),
    borderColor: 'transparent',
  },
  [smallScreen]: {
    ...forSize('small'),
    // The account button is next to it, so the text wraps into two lines.
    [`&[data-wrong] .${name}`]: {
      maxWidth: 112,
      font: fonts.tightSmall,
      textAlign: 'start',
      whiteSpace: 'normal',
    },
  },
  [largeScreen]: {
    ...forSize('large'),
    [`&[data-wrong] .${name}`]: { maxWidth: 'none' },
  },
})
