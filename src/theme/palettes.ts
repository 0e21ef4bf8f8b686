/** The colours of one theme, each `#rrggbb`. */
export type Palette = {
  /** The dialog, and the connected button. */
  readonly surface: string
  /** Cards and quiet buttons on the surface. */
  readonly raised: string
  /** A row or quiet button under the pointer. */
  readonly hover: string
  /** Dividers: decoration, not meant to be needed. */
  readonly line: string
  /** Outlines that a control is known by: 3:1 on the surface. */
  readonly edge: string
  readonly text: string
  readonly secondary: string
  readonly quiet: string
  readonly danger: string
  readonly dangerSurface: string
  readonly success: string
  readonly caution: string
}

/** White and greys without a hue: they go with any page. */
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

/** What is raised is lighter, edges do the work of shadows. */
export const dark: Palette = {
  surface: '#1a1a1a',
  raised: '#262626',
  hover: '#323232',
  line: '#343434',
  edge: '#7e7e7e',
  text: '#f4f4f4',
  secondary: '#c0c0c0',
  quiet: '#a2a2a2',
  danger: '#ff9a8f',
  dangerSurface: '#3d2320',
  success: '#63d6a0',
  caution: '#f2bb66',
}

/** Ours, where the host has none: the blue of a harbour in the evening. */
export const defaultAccent = '#3a57e8'
