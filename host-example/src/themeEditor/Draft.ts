import type { Look } from 'walletdock/host'
import { contrast, midnight, warm } from 'walletdock/host/themes'

export type Scheme = 'light' | 'dark'

/**
 * A look that is being edited. Contains the CSS value of each part in the light and dark theme. Walletdock derives
 * missing parts from the others.
 */
export type Draft = Readonly<
  Partial<Record<Part, Readonly<Record<Scheme, string>>>>
>

export type Part = keyof Look

/** The parts that have the same value in both themes. */
export type ShapePart =
  | 'shadow'
  | 'radius'
  | 'dialogRadius'
  | 'font'
  | 'spacing'
  | 'motion'

export type ColorPart = Exclude<Part, ShapePart>

/** Labels of the colours. If a colour of `Look` is missing here, this does not compile. */
export const colors: Readonly<Record<ColorPart, string>> = {
  accent: 'Accent',
  onAccent: 'Text on accent',
  surface: 'Surface',
  raised: 'Raised surface',
  hover: 'Hovered surface',
  line: 'Line',
  edge: 'Field edge',
  text: 'Text',
  secondary: 'Secondary text',
  quiet: 'Captions',
  danger: 'Danger',
  dangerSurface: 'Danger surface',
  success: 'Success',
  caution: 'Caution',
  backdrop: 'Backdrop',
}

// The type of `colors` has no other keys.
export const colorParts = Object.keys(colors) as ColorPart[]

/** The looks that the editor can start with. */
export const starts = {
  Neutral: {},
  Warm: warm,
  Midnight: midnight,
  Contrast: contrast,
}

/** Converts a look to a draft. */
export function draftOf(look: Look): Draft {
  return Object.fromEntries(
    Object.entries(look).map(([name, value = '']) => {
      const [, light = value, dark = value] =
        /^light-dark\((.*), (.*)\)$/.exec(value) ?? []
      return [name, { light, dark }]
    }),
  )
}

/** Returns the draft with one changed value, in one theme or in both. An empty value removes the old one. */
export function changed(
  draft: Draft,
  part: Part,
  value: string,
  scheme?: Scheme,
): Draft {
  const { [part]: before, ...rest } = draft
  const next = scheme
    ? { light: '', dark: '', ...before, [scheme]: value }
    : { light: value, dark: value }
  return next.light || next.dark ? { ...draft, [part]: next } : rest
}

/** Returns the parts that have a value in at least one theme. */
// The keys of a draft are parts of a look.
export const partsOf = (draft: Draft) => Object.keys(draft) as Part[]

/** Returns the value of a part in a theme, or else the other theme's value. Ignores unfinished values. */
export function shownIn(draft: Draft, part: Part, scheme: Scheme): string {
  const { light = '', dark = '' } = draft[part] ?? {}
  const both = scheme === 'light' ? [light, dark] : [dark, light]
  return both.find((value) => value && isCss(part, value)) ?? ''
}

/** Returns one value per part, for both themes. */
export function valuesOf(draft: Draft): [Part, string][] {
  return partsOf(draft).flatMap((part): [Part, string][] => {
    const light = shownIn(draft, part, 'light')
    const dark = shownIn(draft, part, 'dark')
    if (!light) return []
    return [[part, light === dark ? light : `light-dark(${light}, ${dark})`]]
  })
}

/** Returns whether a value is valid. Only colours can be invalid, because the visitor types only those. */
export const isCss = (part: Part, value: string): boolean =>
  !(part in colors) ||
  // Without `color-mix`, `rgb(1 2 3` would be valid, because browsers close open parentheses at the end.
  CSS.supports('color', `color-mix(in srgb, ${value}, ${value})`)

/** Returns the custom property of a part, such as `--walletdock-on-accent` for `onAccent`. */
export const propertyOf = (part: string): string =>
  `--walletdock-${part.replace(/[A-Z]/g, '-$&').toLowerCase()}`

/** Returns the draft as code for a configuration. */
export function asOptions(draft: Draft): string {
  const lines = valuesOf(draft).map(
    ([name, value]) => `    ${name}: '${value}',`,
  )
  return lines.length > 0
    ? `const config = {\n  appName: 'Shop',\n  projectId: '…',\n  look: {\n${lines.map((line) => `${line}\n`).join('')}  },\n}`
    : `const config = { appName: 'Shop', projectId: '…' }`
}

/** Returns the draft as a rule for a stylesheet. */
export function asCss(draft: Draft): string {
  const lines = valuesOf(draft).map(
    ([name, value]) => `  ${propertyOf(name)}: ${value};\n`,
  )
  return lines.length > 0
    ? `:root {\n${lines.join('')}}`
    : '/* Nothing to set: this is how Walletdock looks. */'
}
