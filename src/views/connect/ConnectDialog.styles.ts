import { clearOfEdges, css, ellipsis, fonts, token } from '../../ui/theme/css'
import { quickly } from '../../ui/theme/motion'

/** Height of the wide dialog without its borders, in CSS pixels. */
const height = 502

export const wide = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(287px, 2fr) 3fr',
  height: `min(${height}px, 100dvh - 18px)`,
})

export const list = css({
  overflow: 'auto',
  ...clearOfEdges,
  overscrollBehavior: 'contain',
  borderInlineEnd: `1px solid ${token('line')}`,
  transition: quickly('opacity'),
  // The account that has connected is the only thing to see.
  '*:has([data-mood=done]) > &': { opacity: 0.35 },
})

export const pane = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // Contains the hidden texts for screen readers, which would extend the dialog otherwise.
  position: 'relative',
  '&[data-layout=wide]': {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    ...clearOfEdges,
  },
})

export const unverified = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  color: token('caution'),
  svg: { flex: 'none' },
  '> span': ellipsis,
  '&[data-full]': {
    gap: 8,
    maxWidth: 320,
    padding: '10px 12px',
    borderRadius: token('radius'),
    font: fonts.small,
    textAlign: 'start',
    background: token('raised'),
  },
})

export const openWallet = css({
  display: 'grid',
  gap: 8,
  width: '100%',
})

export const openWalletHelp = css({
  '&:empty': { display: 'none' },
})
