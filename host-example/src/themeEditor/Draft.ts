import type { Look } from 'walletdock/host'
import { contrast, midnight, warm } from 'walletdock/host/themes'

export type Scheme = 'light' | 'dark'

/** A look that is being made: each part by day and by night, as CSS; what is not there follows from the rest. */
export type Draft = Readonly<
  Partial<Record<Part, Readonly<Record<Scheme, string>>>>
>

export type Part = keyof Look

/** The parts that are the same by day and by night. */
export type ShapePart =
  | 'shadow'
  | 'radius'
  | 'dialogRadius'
  | 'font'
  | 'spacing'
  | 'motion'

export type ColorPart = Exclude<Part, ShapePart>

/** What each colour is called: a look has no other, or this does not compile. */
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

// The names of a table are those that its type says.
export const colorParts = Object.keys(colors) as ColorPart[]

/** What one may start from. */
export const starts = {
  Neutral: {},
  Warm: warm,
  Midnight: midnight,
  Contrast: contrast,
}

/** A look as something that can be edited. */
export function draftOf(look: Look): Draft {
  return Object.fromEntries(
    Object.entries(look).map(([name, value = '']) => {
      const [, light = value, dark = value] =
        /^light-dark\((.*), (.*)\)$/.exec(value) ?? []
      return [name, { light, dark }]
    }),
  )
}

/** The draft with one value changed, in one theme or in both; an empty one is taken out. */
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

/** The parts that have a value in one theme or in both. */
// The names of a draft are those of a look.
export const partsOf = (draft: Draft) => Object.keys(draft) as Part[]

/** What a part has in a theme: its own, or else the other's; nothing while it is still being written. */
export function shownIn(draft: Draft, part: Part, scheme: Scheme): string {
  const { light = '', dark = '' } = draft[part] ?? {}
  const both = scheme === 'light' ? [light, dark] : [dark, light]
  return both.find((value) => value && isCss(part, value)) ?? ''
}

/** Each part as one value for both themes. */
export function valuesOf(draft: Draft): [Part, string][] {
  return partsOf(draft).flatMap((part): [Part, string][] => {
    const light = shownIn(draft, part, 'light')
    const dark = shownIn(draft, part, 'dark')
    if (!light) return []
    return [[part, light === dark ? light : `light-dark(${light}, ${dark})`]]
  })
}

/** Whether a part can have a value: only colours are written by hand. */
export const isCss = (part: Part, value: string): boolean =>
  !(part in colors) ||
  // Alone, `rgb(1 2 3` would pass: browsers close what is left open at the end.
  CSS.supports('color', `color-mix(in srgb, ${value}, ${value})`)

/** `--walletdock-on-accent` for `onAccent`. */
export const propertyOf = (part: string): string =>
  `--walletdock-${part.replace(/[A-Z]/g, '-$&').toLowerCase()}`

/** The draft as code for a configuration. */
export function asOptions(draft: Draft): string {
  const lines = valuesOf(draft).map(
    ([name, value]) => `    ${name}: '${value}',`,
  )
  return lines.length > 0
    ? `const config = {\n  appName: 'Shop',\n  projectId: '…',\n  look: {\n${lines.map((line) => `${line}\n`).join('')}  },\n}`
    : `const config = { appName: 'Shop', projectId: '…' }`
}

/** The draft as a rule for a stylesheet. */
export function asCss(draft: Draft): string {
  const lines = valuesOf(draft).map(
    ([name, value]) => `  ${propertyOf(name)}: ${value};\n`,
  )
  return lines.length > 0
    ? `:root {\n${lines.join('')}}`
    : '/* Nothing to set: this is how Walletdock looks. */'
}
