import {
  canHover,
  css,
  finger,
  fonts,
  keyframes,
  shadow,
  token,
} from '../../ui/theme/css'
import { ease, steady, still } from '../../ui/theme/motion'

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const place = css({ position: 'absolute' })

export const notice = css({
  position: 'fixed',
  inset: 'auto',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: '4px 8px',
  width: 'max-content',
  maxWidth: 'min(320px, 100vw - 32px)',
  height: 'auto',
  margin: 0,
  padding: 11,
  overflow: 'visible',
  border: `1px solid ${token('line')}`,
  borderRadius: token('radius'),
  font: fonts.small,
  color: token('text'),
  background: token('surface'),
  boxShadow: shadow,
  animation: `${drop} ${steady}ms ${ease}`,
  [`@media ${still}`]: { animation: 'none' },
  '> svg': { color: token('danger') },
  '&[data-calm=true] > svg': { color: token('secondary') },
})

export const words = css({ paddingBlock: 1, textWrap: 'balance' })

// One row below the text, with enough distance for touch.
export const actions = css({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginInlineStart: -8,
  button: {
    minHeight: 32,
    padding: '6px 8px',
    font: fonts.boldSmall,
    color: token('secondary'),
    [finger]: { minHeight: 44 },
  },
})

export const action = css({
  borderRadius: token('radius'),
  '&&': { color: token('accentText') },
  '&[aria-disabled]': { opacity: 0.5, cursor: 'default' },
  [canHover]: { '&:hover': { background: token('raised') } },
})

export const dismiss = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  margin: -4,
  borderRadius: '50%',
  color: token('quiet'),
  [finger]: { width: 44, height: 44, margin: -12 },
  [canHover]: { '&:hover': { background: token('raised') } },
})
