import { scrollShadow } from '../../ui/scrolling.styles'
import { css, fonts, shortScreen, token } from '../../ui/theme/css'

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
})

/** Tiles of the same width. If a label needs it, the row is wider than the text above, so that no label wraps. */
export const tiles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  // The explorer's tile is a link.
  '&:has(> a)': { gridTemplateColumns: 'repeat(3, 1fr)' },
  gap: 'clamp(4px, 8px + (100vw - 370px)/2, 8px)',
  width: 'max-content',
  minWidth: '100%',
  maxWidth: 'calc(100% + 32px)',
  marginTop: 20,
  // The field that shows the address if it could not be copied.
  '> div': { gridColumn: '1 / -1' },
  '> [part~=button]': {
    flexDirection: 'column',
    gap: 4,
    minWidth: 0,
    minHeight: 64,
    padding: '7px 1px',
    font: fonts.boldCaption,
    whiteSpace: 'nowrap',
    // The drawing is inside the label of a button, because it is not one of the usual icons.
    '> span': {
      display: 'grid',
      justifyItems: 'center',
      gap: 4,
      maxWidth: '100%',
    },
  },
})

/** Two buttons per row. A single button in the last row fills it. */
export const hostActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  width: '100%',
  marginTop: 8,
  '> [part~=button]': {
    flex: '1 1 128px',
    width: 'auto',
    padding: '9px 7px',
    font: fonts.boldSmall,
    textWrap: 'balance',
  },
})

/** The rows are as wide as the dialog allows. Their texts wrap instead of being cut off. */
export const rows = css({
  width: 'calc(100% + 24px)',
  margin: '12px -12px 0',
  '[part=row] :is(bdi, span)': {
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
})

export const wrongNetwork = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  background: token('dangerSurface'),
})

export const receive = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '0 24px 24px',
})

export const wholeAddress = css({
  maxWidth: 280,
  font: `400 16px/24px ${token('font')}`,
  textAlign: 'center',
  // A click selects the full address.
  userSelect: 'all',
  // The halves do not wrap, so the address wraps in its middle.
  '> span': { display: 'inline-block' },
})
