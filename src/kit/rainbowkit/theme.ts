import type { Look } from '../../remote/exposes/WalletProvider'

type Optional = { [name: string]: string | undefined }

/** Variables of a theme. Walletdock derives those that a theme does not set. */
type ThemeVars = {
  blurs?: Optional
  colors: Optional & Accent & { modalBackground: string }
  fonts: { body: string }
  radii: Optional & { connectButton: string; modal: string }
  shadows?: Optional
}

/** A theme, or one for light and one for dark pages. */
export type Theme = ThemeVars | { lightMode: ThemeVars; darkMode: ThemeVars }

type Accent = { accentColor: string; accentColorForeground: string }
type ThemeOptions = Partial<Accent> & {
  borderRadius?: 'large' | 'medium' | 'small' | 'none'
  fontStack?: 'rounded' | 'system'
  overlayBlur?: 'large' | 'small' | 'none'
}

const sizes = { large: 12, medium: 8, small: 4, none: 0 }

/** Creates a theme from its opaque background. Walletdock derives the other colours. @__NO_SIDE_EFFECTS__ */
function themeOf(modalBackground: string) {
  const create = ({
    accentColor = '#3a57e8',
    accentColorForeground = '#fff',
    borderRadius = 'large',
    fontStack,
  }: ThemeOptions = {}): ThemeVars => ({
    colors: { accentColor, accentColorForeground, modalBackground },
    fonts: { body: fontStack === 'system' ? 'system-ui' : 'inherit' },
    radii: {
      connectButton: `${sizes[borderRadius]}px`,
      modal: `${sizes[borderRadius] * 2}px`,
    },
  })
  return Object.assign(create, { accentColors })
}

/** @__NO_SIDE_EFFECTS__ */
const accent = (accentColor: string): Accent => ({
  accentColor,
  accentColorForeground: '#fff',
})
const accentColors = {
  blue: accent('#2563eb'),
  green: accent('#15803d'),
  red: accent('#dc2626'),
  purple: accent('#7c3aed'),
  pink: accent('#db2777'),
  orange: accent('#c2410c'),
}

export const lightTheme = themeOf('#fff')
export const darkTheme = themeOf('#1b1c20')
export const midnightTheme = themeOf('#000')

type Given = ThemeVars | (() => ThemeVars)

/** Returns a theme's values as custom properties, or those in which it differs from another theme. */
export function cssObjectFromTheme(
  theme: Given,
  { extends: base }: { extends?: Given } = {},
): { [name: string]: string } {
  const baseValues = base ? cssObjectFromTheme(base) : {}
  const groups = typeof theme === 'function' ? theme() : theme
  return Object.fromEntries(
    Object.entries(groups)
      .flatMap(([group, values]) =>
        Object.entries(values).map(([name, value]) => [
          `--rk-${group}-${name}`,
          value,
        ]),
      )
      .filter(([name = '', value]) => baseValues[name] !== value),
  )
}

/** Returns the same as `cssObjectFromTheme`, as text for a stylesheet. */
export function cssStringFromTheme(
  theme: Given,
  options?: { extends?: Given },
): string {
  return Object.entries(cssObjectFromTheme(theme, options))
    .map(([name, value]) => `${name}:${value.replaceAll(/[;:{}</>]/g, '')};`)
    .join('')
}

/** Returns the look with the colours, corners and font of a theme. */
export function lookOf(theme: Theme): Look {
  const [day, night] =
    'lightMode' in theme ? [theme.lightMode, theme.darkMode] : [theme, theme]
  const color = (name: string) => {
    const light = day.colors[name]
    return light && `light-dark(${light},${night.colors[name]})`
  }
  return {
    accent: color('accentColor'),
    onAccent: color('accentColorForeground'),
    surface: color('modalBackground'),
    raised: color('profileForeground'),
    hover: color('menuItemBackground'),
    text: color('modalText'),
    secondary: color('modalTextSecondary'),
    line: color('generalBorder'),
    danger: color('error'),
    success: color('connectionIndicator'),
    caution: color('standby'),
    backdrop: color('modalBackdrop'),
    shadow: day.shadows?.['dialog'],
    radius: day.radii.connectButton,
    dialogRadius: day.radii.modal,
    font: day.fonts.body,
  }
}
