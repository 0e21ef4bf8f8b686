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

/** Warm paper and ink. */
export const light: Palette = {
  surface: '#fffefc',
  raised: '#f6f3ee',
  hover: '#efebe4',
  line: '#e8e3da',
  edge: '#8c8478',
  text: '#1d1a16',
  secondary: '#544d43',
  quiet: '#6b6358',
  danger: '#b3261e',
  dangerSurface: '#fcebe8',
  success: '#12714a',
  caution: '#8a5200',
}

/** Charcoal by lamplight: what is raised is lighter, edges do the work of shadows. */
export const dark: Palette = {
  surface: '#1d1b19',
  raised: '#2a2724',
  hover: '#35312d',
  line: '#39352f',
  edge: '#857d72',
  text: '#f6f2ec',
  secondary: '#c2bab0',
  quiet: '#a59d92',
  danger: '#ff9a8f',
  dangerSurface: '#3d2320',
  success: '#63d6a0',
  caution: '#f2bb66',
}

/** Ours, where the host has none: the blue of a harbour in the evening. */
export const defaultAccent = '#3a57e8'
