import { scrollShadow } from '../../ui/list/scrollShadow.styles'
import { css, ellipsis, fonts, shortScreen, token } from '../../ui/theme/css'

/** Height of the footer with its line, in CSS pixels. */
const footerHeight = 65

export const body = css({
  ...scrollShadow,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '4px 24px 0',
  textAlign: 'center',
  // The fade is as wide as the dialog and ends above the footer, which is sticky as well.
  '&::after': {
    ...scrollShadow['&::after'],
    bottom: footerHeight,
    alignSelf: 'stretch',
    marginInline: -24,
    [shortScreen]: { bottom: 0 },
  },
})

export const wrong = css({
  alignSelf: 'stretch',
  '&:not(:empty)': { paddingBottom: 16 },
})

/** In low windows, the avatar, the name and the balance share a row, so that the visitor's options are in view. */
export const summary = css({
  display: 'contents',
  [shortScreen]: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    alignSelf: 'stretch',
    textAlign: 'start',
  },
})

/** Keeps its height when the name of an address arrives. */
export const who = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  width: '100%',
  minHeight: 46,
  marginTop: 12,
  [shortScreen]: { flex: 1, minWidth: 0, marginTop: 0, justifyItems: 'start' },
})

export const name = css({
  ...ellipsis,
  textWrap: 'balance',
  maxWidth: '100%',
  font: fonts.largeTitle,
  letterSpacing: '-.01em',
  [shortScreen]: { font: fonts.boldBody },
})

export const address = css({
  ...ellipsis,
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  font: fonts.small,
  color: token('quiet'),
})

export const pending = css({
  marginTop: 4,
  font: fonts.caption,
  color: token('accentText'),
})

/** The disconnect button is always in view, but less prominent than the others. */
export const footer = css({
  position: 'sticky',
  bottom: 0,
  // Above the rows that scroll below it.
  zIndex: 1,
  alignSelf: 'stretch',
  margin: '12px -24px 0',
  padding: '8px 12px',
  borderTop: `1px solid ${token('line')}`,
  background: token('surface'),
  [shortScreen]: { position: 'static' },
  '> [part~=button]': {
    justifyContent: 'start',
    // The drawing is aligned with the icons of the rows above, and the label with their names.
    gap: 16,
    minHeight: 48,
    paddingInline: 15,
    background: 'none',
  },
})
