import {
  backdrop,
  clearOfEdges,
  css,
  deepShadow,
  dialogRadius,
  keyframes,
  token,
} from '../theme/css'
import { brief, ease, quick, spring, steady, still } from '../theme/motion'

/** Does not start at 0, so that the first frame of a dialog shows its content. */
const fade = keyframes({ from: { opacity: 0.3 } })

/**
 * The visible part of a dialog when it begins to open. It is 4 % smaller than the dialog and nearest to the button that
 * opened the dialog. Only the clipping animates, so that rows do not move and can be pressed from the first frame.
 */
const small = [
  'calc(var(--wd-y)*.04)',
  'calc((100% - var(--wd-x))*.04)',
  'calc((100% - var(--wd-y))*.04)',
  'calc(var(--wd-x)*.04)',
].join(' ')
const clipped = (inset: string) => ({
  clipPath: `inset(${inset} round ${dialogRadius})`,
})
const open = keyframes({
  from: clipped(small),
  '60%': clipped('0px'),
  // The shadow opens last.
  to: clipped('-80px'),
})
const slide = keyframes({ from: { transform: 'translateY(100%)' } })

const veil = {
  background: backdrop,
  animation: `${fade} ${quick}ms ${ease}`,
}

export const dialog = css({
  position: 'fixed',
  // Set on pages that are wider than the window: the visible part of the page.
  inset: 'var(--wd-view, 0)',
  zIndex: 2147483646,
  width: 360,
  maxWidth: 'calc(100vw - 16px)',
  height: 'fit-content',
  // In low windows, the dialog fills almost the whole height, because its content matters more than the page behind it.
  '--wd-most':
    'min(max(728px, 72dvh), max(100dvh - 48px, min(504px, 100dvh - 16px)))',
  maxHeight: 'var(--wd-most)',
  // Set after the first layout: the place of the tallest content so far.
  margin: 'var(--wd-top, auto) auto auto',
  padding: 0,
  border: `1px solid ${token('line')}`,
  // In dark themes, a lighter upper edge imitates light from above.
  borderBlockStartColor: `color-mix(in srgb,${token('line')},light-dark(transparent,#fff) 10%)`,
  borderRadius: dialogRadius,
  overflow: 'hidden',
  color: token('text'),
  background: token('surface'),
  boxShadow: deepShadow,
  outline: 0,
  animation: `${open} ${steady}ms ${ease}, ${fade} ${brief}ms ${ease}`,
  // The point inside the dialog that it opens from. `useModal` sets it from the button that has opened the dialog.
  '--wd-x': '50%',
  '--wd-y': '50%',
  transformOrigin: 'var(--wd-x) var(--wd-y)',
  // While a finger pulls a sheet down, the page becomes visible again.
  '&::backdrop': { ...veil, opacity: 'calc(1 - var(--wd-pulled, 0))' },
  '&[data-below]': { zIndex: 0 },
  // A closing dialog becomes a popover that stays visible while it fades out. Its backdrop must not fade in again.
  '&[popover]': { display: 'block' },
  '&[popover]::backdrop': { animation: 'none' },
  // A dialog above a page that can be used.
  '&[popover][open]::backdrop': { display: 'none' },
  '&[data-name=connect]': {
    '--wd-most': 'min(504px, 100dvh - 16px)',
    '&[data-layout=wide]': { width: 720 },
    '&[data-layout=compact]': {
      width: 368,
      '--wd-most': 'min(468px, 100dvh - 16px)',
      // All steps start at the same height as the tallest one, so that only the lower edge moves between steps.
      marginBlockStart: 'calc((100dvh - var(--wd-most)) / 2)',
    },
  },
  '&[data-layout=mobile]': {
    top: 'auto',
    width: '100%',
    maxWidth: 'min(480px, 100vw)',
    '--wd-most': 'calc(100dvh - 32px - env(safe-area-inset-top))',
    marginBlock: 'auto 0',
    borderWidth: '1px 0 0',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    animation: `${slide} ${steady}ms ${spring}`,
    // Fills the area below the sheet while its spring animation overshoots.
    boxShadow: `0 32px ${token('surface')}`,
    '[data-grip]': { touchAction: 'none' },
  },
  [`@media ${still}`]: { animationName: `${fade}!important` },
})

export const content = css({
  // The dialog's maximum height without its borders.
  maxHeight: 'calc(var(--wd-most) - 2px)',
  overflow: 'hidden auto',
  ...clearOfEdges,
  overscrollBehavior: 'contain',
  // During a cross-fade, two steps blend with each other and not with the background below.
  isolation: 'isolate',
  // Fades in more slowly than the background, so that the dialog's text is not drawn over the page's text.
  animation: `${fade} ${quick}ms ${ease}`,
  // Scripts set these values on the dialog. If its content inherited them, each change would restyle every element.
  '--wd-x': 'initial',
  '--wd-y': 'initial',
  '--wd-top': 'initial',
  '--wd-pulled': 'initial',
  '[data-layout=mobile] &': {
    paddingBottom: 'env(safe-area-inset-bottom)',
    animation: 'none',
  },
})
