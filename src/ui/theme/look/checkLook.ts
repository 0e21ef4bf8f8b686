import { withGuide } from '../../../errors/withGuide'
import type { Appearance, Theme } from '../Appearance'
import { parseColor, type Rgb, white } from '../contrast'
import { checkedProperties, hostProperty } from '../customProperties'
import { dark, light } from '../palettes'
import { laidOn, readColor } from '../readColor'
import { completePalette, type HostColors } from './completePalette'
import { followPage } from './followPage'
import { adoptWhile, judgeWalletAccents } from './walletAccents'

const colorNames = [...Object.keys(light), 'accent', 'onAccent']

const fits: Readonly<Record<string, (value: string) => boolean>> = {
  backdrop: (value) => CSS.supports('background', value),
  shadow: (value) => CSS.supports('box-shadow', value),
  radius: (value) => CSS.supports('border-radius', value),
  dialogRadius: (value) => CSS.supports('border-radius', value),
  font: (value) => CSS.supports('font-family', value),
  spacing: (value) => Number(value) >= 0.8 && Number(value) <= 1.4,
  motion: (value) => value === 'full' || value === 'reduced',
}

const properties = [
  ...[...colorNames, ...Object.keys(fits)].map(hostProperty),
  'font-family',
]

/**
 * Validates the look of one of our elements, derives missing values, and adjusts colours with too little contrast. Does
 * so again whenever the page changes the look.
 * @param onChange applies the theme again, which calls this function again
 */
export function checkLook(
  host: HTMLElement,
  appearance: Appearance,
  onChange: () => void,
): void {
  settle(host, appearance)
  followPage(
    host,
    () => sourceOf(host, appearance),
    () => {
      for (const name of checkedProperties.get(host) ?? [])
        host.style.removeProperty(name)
      onChange()
    },
  )
}

/** Returns everything that the look of an element depends on, as one text. */
function sourceOf(host: HTMLElement, { accent, theme }: Appearance): string {
  const root = host.getRootNode()
  const above =
    host.parentElement ?? (root instanceof ShadowRoot ? root.host : host)
  // Also reads the parent's values, because this check replaces rejected values with properties of the element itself.
  const values = [host, above].flatMap((element) => {
    const style = getComputedStyle(element)
    return properties.map((name) => style.getPropertyValue(name))
  })
  // The accent may refer to any custom property of the page.
  const color = accent?.includes('var(') && readColor(above, accent)?.color
  return [...values, isNightIn(theme), color].join()
}

function settle(
  host: HTMLElement,
  { theme = 'auto', accent, look = {} }: Appearance,
): void {
  const { style } = host
  const done: string[] = []
  checkedProperties.set(host, done)
  const set = (name: string, value: string) => {
    style.setProperty(name, value)
    done.push(name)
  }
  const values = getComputedStyle(host)
  const hostValue = (name: string) =>
    (name === 'accent' && accent) ||
    values.getPropertyValue(hostProperty(name)).trim()

  for (const name of Object.keys(look))
    if (!(name in fits) && !colorNames.includes(name))
      warnOnce(`\`look\` has no part "${name}".`)

  for (const [name, isFit] of Object.entries(fits)) {
    const value = hostValue(name)
    if (!value) continue
    if (isFit(value)) {
      if (name === 'spacing') set('--wd-spacing', value)
    } else {
      warnOnce(`${name} cannot be "${value}". The default is used.`)
      set(hostProperty(name), 'initial')
    }
  }
  adoptWhile(hostValue('motion') === 'reduced', stillRules, host.shadowRoot)

  const isNight = isNightIn(theme)
  const { colors, refused } = readColors(
    host,
    hostValue,
    (isNight ? dark : light).surface,
  )
  for (const name of refused) set(hostProperty(name), 'initial')
  const completed = Object.keys(colors).length
    ? completePalette(colors, isNight)
    : undefined
  judgeWalletAccents(host.shadowRoot, completed)
  if (!completed) return
  set('--wd-scheme', completed.isDark ? 'dark' : 'light')
  for (const [name, value] of Object.entries(completed.colors))
    set(`--wd-${name}`, value)
  completed.corrections.forEach(warnOnce)
}

const isNightIn = (theme: Theme = 'auto') =>
  theme === 'dark' ||
  (theme === 'auto' && matchMedia('(prefers-color-scheme:dark)').matches)

function readColors(
  host: HTMLElement,
  hostValue: (name: string) => string,
  defaultSurface: string,
): { readonly colors: HostColors; readonly refused: readonly string[] } {
  const within = host.shadowRoot ?? host
  const colors: Record<string, Rgb> = {}
  const refused: string[] = []
  let surface = parseColor(defaultSurface) ?? white
  for (const name of colorNames) {
    const value = hostValue(name)
    if (!value) continue
    const read = readColor(within, value)
    if (!read || (name === 'surface' && read.alpha < 1)) {
      warnOnce(
        read
          ? `surface cannot be transparent: "${value}". The default is used.`
          : `${name} is not a colour: "${value}". The default is used.`,
      )
      refused.push(name)
      continue
    }
    // `surface` comes first, so all other colours can be blended with it.
    if (name === 'surface') surface = read.color
    colors[name] = laidOn(read, surface)
  }
  return { colors, refused }
}

/** Stops movements. Spinners turn slowly, and fades remain. */
const stillRules = `*,::before,::after{transition-property:background,color,opacity!important}
dialog:not([popover]),[part=notice],[data-mood=failed]{animation:none!important}
[data-passes]::after{content:none!important}`

const warned = new Set<string>()

/** Logs a warning about a look, each text once. */
function warnOnce(words: string): void {
  if (warned.has(words)) return
  warned.add(words)
  console.warn(
    withGuide(`Walletdock: ${words}`, 'other-messages-in-the-console'),
  )
}
