/** Colours of a theme, each as `#rrggbb`. */
export type Palette = {
  /** Background of the dialog and of the connected button. */
  readonly surface: string
  /** Background of cards and quiet buttons on the surface. */
  readonly raised: string
  /** Background of a row or quiet button under the pointer. */
  readonly hover: string
  /** Dividers. They are decorative and may have little contrast. */
  readonly line: string
  /** Borders that identify a control. 3:1 contrast on the surface. */
  readonly edge: string
  readonly text: string
  readonly secondary: string
  readonly quiet: string
  readonly danger: string
  readonly dangerSurface: string
  readonly success: string
  readonly caution: string
}

/** White and neutral greys, which match any page. */
export const light: Palette = {
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
