/** White and neutral greys, which match any page. */
export const light = {
  surface: '#fff',
  raised: '#f4f4f4',
  hover: '#ebebeb',
  line: '#e4e4e4',
  edge: '#868686',
  text: '#1a1a1a',
  secondary: '#4c4c4c',
  quiet: '#646464',
  danger: '#b3261e',
  dangerSurface: '#fdecea',
  success: '#12714a',
  caution: '#8a5200',
}

/** Colours of a theme, each as `#rrggbb`. @see Look */
export type Palette = { readonly [Name in keyof typeof light]: string }

/** Raised areas are lighter, and borders replace shadows. */
export const dark: Palette = {
  surface: '#1c1c1c',
  raised: '#2a2a2a',
  hover: '#333333',
  line: '#333333',
  edge: '#7e7e7e',
  text: '#f4f4f4',
  secondary: '#c0c0c0',
  quiet: '#a2a2a2',
  danger: '#ff9a8f',
  dangerSurface: '#3d2320',
  success: '#63d6a0',
  caution: '#f2bb66',
}

/** Our accent colour, used if the host has none. A dark blue. */
export const defaultAccent = '#3a57e8'
