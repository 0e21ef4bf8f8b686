import { token } from './token'

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
