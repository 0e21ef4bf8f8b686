import { css, keyframes, shortScreen, token } from '../theme/css'
import { breathing, still } from '../theme/motion'

const breathe = keyframes({ to: { opacity: 0.5 } })

const bar = `linear-gradient(${token('hover')} 0 0)`
const ring = `radial-gradient(closest-side,transparent 94%,${token('hover')} 95% 99%,transparent)`

/** All boxes of a skeleton start to pulse at the same time, and therefore pulse together. */
const breathes = {
  animation: `${breathe} ${breathing}`,
  [`@media ${still}`]: { animation: 'none' },
}

export const skeleton = css({
  '&[data-name=connect]:not([data-layout=mobile])': {
    minHeight: 400,
    '&[data-layout=wide]': {
      minHeight: 'min(502px, 100dvh - 18px)',
      // The step next to the list, and the line between them.
      '&::before,&::after': {
        content: '""',
        position: 'absolute',
        // Above the header, whose ground would cover the upper end of the line.
        zIndex: 2,
        inset: 0,
        insetInlineStart: 287,
        pointerEvents: 'none',
      },
      '&::before': { borderInlineStart: `1px solid ${token('line')}` },
      // A ring and two lines of text.
      '&::after': {
        background: `${ring} 50% 128px/112px 112px,${bar} 50% 268px/192px 16px,${bar} 50% 300px/256px 12px`,
        backgroundRepeat: 'no-repeat',
        ...breathes,
      },
    },
  },
})

/** A row of a list, or part of an account: a mark (`::before`) and a name (`::after`). */
export const rows = css({
  display: 'grid',
  gap: 20,
  padding: '10px 24px 22px',
  ...breathes,
  span: { display: 'flex', alignItems: 'center', gap: 12 },
  'span::before,span::after': {
    content: '""',
    flex: 'none',
    width: 28,
    height: 28,
    borderRadius: 7,
    background: token('hover'),
    // Forced colours remove the background.
    '@media (forced-colors:active)': { outline: '1px solid' },
  },
  'span::after': { width: 128, height: 12 },
})

/** Networks, in rows of the height that the list has. */
export const chains = css({
  gap: 22,
  'span::before': { borderRadius: '50%' },
  '[data-layout=mobile] > &': { paddingBottom: 34 },
})

/** Two groups of wallets, each below its label. */
export const groups = css({
  'span:nth-of-type(3n+1)::before': { width: 72, height: 10 },
  'span:nth-of-type(3n+1)::after': { content: 'none' },
})

/** Five wallets beside each other, with space for a second line. The last one is cut off, as in the list. */
export const tiles = css({
  gridAutoFlow: 'column',
  gridAutoColumns: 84,
  gap: 0,
  padding: '12px 14px 42px',
  overflow: 'hidden',
  span: { flexDirection: 'column', gap: 10 },
  'span::before': { width: 64, height: 64, borderRadius: 14 },
  'span::after': { width: 56 },
})

/** Below the tiles: a title, two lines of text, a button, and a link if there is one. */
export const intro = css({
  justifyItems: 'center',
  gap: 8,
  padding: 24,
  borderTop: `1px solid ${token('line')}`,
  'span::after': { content: 'none' },
  'span::before': { width: 240, height: 12 },
  'span:first-child': { marginBottom: 4 },
  'span:first-child::before': { width: 144, height: 16 },
  'span:nth-child(4)': { width: '100%', marginTop: 16 },
  'span:nth-child(4)::before': {
    flex: 1,
    height: 44,
    borderRadius: token('radius'),
  },
  'span:nth-child(5)': { height: 44 },
  'span:nth-child(5)::before': { width: 96 },
})

/** Below the tiles: a button, and a smaller one without a background. */
export const offer = css({
  gap: 4,
  padding: '16px 24px 12px',
  borderTop: `1px solid ${token('line')}`,
  span: { height: 44, justifyContent: 'center' },
  'span::after': { content: 'none' },
  'span::before': { width: 96, height: 12 },
  'span:first-child::before': {
    flex: 1,
    height: 44,
    borderRadius: token('radius'),
  },
})

/** An avatar, a name, a balance, three tiles, and two rows above a line. */
export const account = css({
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '0 8px',
  padding: '4px 24px 77px',
  // The line above the last button.
  background: `linear-gradient(${token('line')} 0 0) 0 calc(100% - 64px)/100% 1px no-repeat`,
  span: { gridColumn: '1/-1', justifyContent: 'center' },
  // Each box has its own size.
  'span:nth-of-type(-n+6)::after': { content: 'none' },
  'span:nth-of-type(1)::before': { width: 80, height: 80, borderRadius: '50%' },
  'span:nth-of-type(2)::before': { width: 144, height: 20, marginBlock: 25 },
  'span:nth-of-type(3)::before': { width: 160, height: 26, marginBlock: 4 },
  'span:nth-of-type(n+4):nth-of-type(-n+6)': {
    gridColumn: 'auto',
    margin: '24px 0 12px',
    '&::before': {
      flex: 1,
      height: 64,
      borderRadius: token('radius'),
    },
  },
  'span:nth-of-type(n+7)': { justifyContent: 'start', height: 48 },
  'span:nth-of-type(7)::before': { borderRadius: '50%' },
  // The avatar, the name and the balance share a row.
  [shortScreen]: {
    'span:nth-of-type(1)': { justifyContent: 'start' },
    'span:nth-of-type(1)::before': { width: 40, height: 40 },
    'span:nth-of-type(-n+3):nth-of-type(n+2)': { display: 'none' },
  },
})
