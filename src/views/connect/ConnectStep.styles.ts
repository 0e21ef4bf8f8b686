import { css, fonts, keyframes, token } from '../../ui/theme/css'
import {
  brief,
  ease,
  quick,
  shaking,
  steady,
  still,
  turning,
} from '../../ui/theme/motion'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const appear = keyframes({ from: { opacity: 0 } })
const shake = keyframes({
  '25%': { transform: 'translateX(-4px)' },
  '75%': { transform: 'translateX(4px)' },
})

export const body = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: 1,
  gap: 16,
  // Enough space for a failure with its buttons and report, so that a sheet does not grow when the wallet answers. The
  // mark is at the same place in every state.
  minHeight: 368,
  padding: '24px 24px 8px',
  textAlign: 'center',
  color: token('secondary'),
  // In the narrowest window, the text of a failure has three lines. The padding centres the mark and its words between
  // the header and the button at the sheet's lower edge.
  '[data-layout=mobile] &': {
    minHeight: 'min(412px, 100dvh - 98px)',
    padding: 'clamp(12px, 100dvh - 428px, 64px) 24px 16px',
  },
  // In a low window, the space above the mark shrinks before the content scrolls.
  '[data-layout=wide] &': { paddingTop: 'clamp(12px, 100dvh - 459px, 63px)' },
})

export const mark = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 112,
  height: 112,
  '&::before,&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    border: `2px solid ${token('line')}`,
    transition: `border-color ${quick}ms ${ease}, opacity ${brief}ms ${ease}`,
  },
  '&::after': {
    opacity: 0,
    borderColor: `${token('accentEdge')} ${token('accentEdge')} transparent transparent`,
    // Forced colours would colour the transparent part of the ring as well.
    forcedColorAdjust: 'none',
  },
  '&[data-mood=asking]::after': {
    opacity: 1,
    animation: `${appear} ${steady}ms ${ease}, ${turn} ${turning}`,
  },
  '&[data-mood=declined],&[data-mood=failed]': {
    animation: `${shake} ${shaking}`,
  },
  '&[data-mood=failed]::before': { borderColor: token('danger') },
  [`@media ${still}`]: {
    '&[data-mood=declined],&[data-mood=failed]': { animation: 'none' },
    '&[data-mood=asking]::after': { animation: `${appear} ${quick}ms ${ease}` },
  },
})

export const words = css({
  display: 'grid',
  gap: 4,
  maxWidth: 300,
  textWrap: 'balance',
})

export const title = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  font: fonts.title,
  color: token('text'),
  '&[data-mood=failed]': { color: token('danger') },
})

/** The part of the step that changes with the state. */
export const state = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  width: '100%',
  '[data-layout=mobile] &': { flex: 1 },
})

/** The visitor's options. They have their final position from the first frame, so that they can be pressed at once. */
export const options = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  width: '100%',
  // At the sheet's lower edge, where thumbs are.
  '[data-layout=mobile] &': { marginTop: 'auto' },
})

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  width: '100%',
  minHeight: 40,
  // A single button has the same place and size in every step, so that the pointer need not move.
  '[data-layout]:not([data-layout=mobile]) & > :only-child': {
    minWidth: 200,
    minHeight: 44,
  },
  // On phones, the buttons have the full width, so that either thumb reaches them.
  '[data-layout=mobile] & > *': { flexBasis: '100%' },
})

export const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minHeight: 40,
})

/** The report of a failure. Its space is reserved while its code loads. */
export const report = css({
  width: '100%',
  minHeight: 40,
  '> button[data-tone]': {
    font: `600 14px/20px ${token('font')}`,
    color: token('secondary'),
  },
})
