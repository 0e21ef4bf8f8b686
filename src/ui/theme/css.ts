import createEmotion from '@emotion/css/create-instance'
import type { Accent } from './customProperties'
import type { Palette } from './palettes'

// The build evaluates every styles file and emits class names and rules, so that browsers never download this file or
// emotion. The build also adds browser prefixes, so emotion needs no prefixer.
const emotion = createEmotion({ key: 'wd', stylisPlugins: [] })

/** Functions that create class names from style objects. */
export const { css, cx, keyframes } = emotion

/** The rules of all names that `css`, `cx` and `keyframes` have returned. @public for the build */
export const ruleTexts = emotion.cache.inserted

/** A custom property of the product. */
export type Token = keyof Palette | keyof Accent | 'font' | 'radius'

/** Returns the CSS value of a token. Misspelled names do not compile. */
export const token = (name: Token): string => `var(--wd-${name})`

const font = (weight: number, size: number, lineHeight: number) =>
  `${weight} ${size}px/${lineHeight}px ${token('font')}`

/** The fonts of all texts. Bold ones are for names, labels and headings. */
export const fonts = {
  caption: font(400, 13, 16),
  boldCaption: font(600, 13, 16),
  small: font(400, 14, 18),
  boldSmall: font(600, 14, 18),
  /** For a text of two lines in a button. */
  tightSmall: font(600, 14, 16),
  body: font(400, 16, 20),
  boldBody: font(600, 16, 20),
  title: font(700, 18, 24),
  largeTitle: font(700, 20, 28),
  amount: font(600, 28, 34),
} as const

/** Truncates long text. Clips only horizontally, because in many scripts letters extend above or below their line. */
export const ellipsis = {
  minWidth: 0,
  overflow: 'clip visible',
  textOverflow: 'ellipsis',
} as const

/** Media queries for the two screen sizes of the button. */
export const smallScreen = '@media (max-width:767.98px)'
export const largeScreen = '@media (min-width:768px)'

/** Pointers that can hover, such as a mouse. */
export const canHover = '@media (hover:hover)'

/** Touch screens. Targets must be at least 44 px. */
export const finger = '@media (pointer:coarse)'

/** Low windows, such as a phone on its side or a browser that zooms to 200 %. Footers are not sticky there. */
export const shortScreen = '@media (max-height:479.98px)'
export const highScreen = '@media (min-height:480px)'

/** Very low windows, such as some portals' frames or a zoom of 400 %. Sticky elements would leave no space there. */
export const lowScreen = '@media (max-height:279.98px)'

/** Style of a round button that only has an icon. @param size in CSS pixels, for a pointer that is not a finger */
export const iconButton = (size: number) =>
  ({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: size,
    height: size,
    borderRadius: '50%',
    [finger]: { width: 44, height: 44 },
  }) as const

/** Covers the page while a dialog is open. */
export const backdrop =
  'var(--walletdock-backdrop,light-dark(rgb(0 0 0/.32),rgb(0 0 0/.6)))'

/** Shadow of small elements above the page. On dark pages, where a shadow is invisible, they have a visible border. */
export const shadow = 'var(--walletdock-shadow,0 16px 48px rgb(0 0 0/.24))'

/** Shadow of dialogs. A small shadow follows the edge, and a large one lifts the dialog above the page. */
export const deepShadow =
  'var(--walletdock-shadow,0 4px 12px rgb(0 0 0/.08),0 24px 64px light-dark(rgb(0 0 0/.18),rgb(0 0 0/.6)))'

export const dialogRadius = `var(--walletdock-dialog-radius,min(${token('radius')}*2,28px))`

/** Scales a distance with the host's spacing. @param px CSS pixels at spacing 1 */
export const spaced = (px: number): string =>
  `calc(${px}px*var(--wd-spacing,1))`

/** Style of a scroll area whose sticky header or footer must not cover the element with the focus. */
export const clearOfEdges = {
  scrollPaddingBlock: '80px',
  [shortScreen]: { scrollPaddingBlock: '80px 8px' },
  [lowScreen]: { scrollPaddingBlock: 0 },
} as const

/**
 * Style of an item of a long list. The browser lays out and paints it only while it is in view. A focused item is not
 * hidden under the search field and the footer, which are sticky in high windows.
 * @param height height without padding until the item has been in view, in CSS pixels
 */
export const skipOffscreen = (height: number) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}px`,
    [highScreen]: { scrollMarginBlock: 56 },
  }) as const
