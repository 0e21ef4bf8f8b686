import type { Accent } from './accent'
import type { Palette } from './palettes'

/** A custom property of the product. */
export type Token = keyof Palette | keyof Accent | 'font' | 'radius'

/** Returns the CSS value of a token. Misspelled names do not compile. */
export const token = (name: Token): string => `var(--wd-${name})`
