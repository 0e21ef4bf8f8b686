import type { Appearance } from './Appearance'
import { parseColor, type Rgb } from './contrast'
import {
  accentProperties,
  checkedProperties,
  hostProperty,
} from './customProperties'
import { pageFont } from './pageFont'
import { light } from './palettes'
import { readColor } from './readColor'

/** Names of the values of a look that are checked for a button. */
export const buttonParts = [...Object.keys(light), 'onAccent']

const appearances = new WeakMap<HTMLElement, Appearance>()

/** Elements whose look has been checked once. They are checked again even if the look is removed. */
const checked = new WeakSet<HTMLElement>()

/**
 * Sets or replaces the appearance of an element.
 * @param parts names of the values of the look that are checked if the page sets any of them
 */
export function changeTheme(
  host: HTMLElement,
  appearance: Appearance,
  parts: readonly string[] = buttonParts,
): void {
  const before = appearances.get(host)
  if (before === appearance) return
  const properties = Object.keys({ ...before?.look }).map(hostProperty)
  for (const name of [...properties, ...(checkedProperties.get(host) ?? [])])
    host.style.removeProperty(name)
  applyTheme(host, appearance, parts)
}

/** Sets the theme, the font and the accent colours of a host element. */
function applyTheme(
  host: HTMLElement,
  appearance: Appearance,
  parts: readonly string[],
): void {
  appearances.set(host, appearance)
  const { theme = 'auto', accent, look } = appearance
  const set = (name: string, value = '') => host.style.setProperty(name, value)
  set('--wd-scheme', theme.replace('auto', 'light dark'))
  for (const [name, value] of Object.entries({ ...look }))
    set(hostProperty(name), value)
  const values = getComputedStyle(host)
  const hostValue = (name: string) =>
    values.getPropertyValue(hostProperty(name))
  const accentValue = accent ?? hostValue('accent')
  const color = parseColor(accentValue) ?? readOpaque(host, accentValue)
  for (const [name, value] of Object.entries(accentProperties(color))) {
    // Without an accent, the default values of the style sheet apply.
    set(name, color ? value : '')
  }
  set(
    '--wd-font',
    `var(--walletdock-font,${pageFont(host.parentElement ?? document.body)})`,
  )
  // An accent that is not a hex colour may change with the page or its theme, may be transparent, or may be invalid.
  const isFixed = !accentValue || parseColor(accent ?? '') !== undefined
  if (look || checked.has(host) || !isFixed || parts.some(hostValue)) {
    checked.add(host)
    // By the time that the check has loaded, or the page changes, the appearance may have changed.
    const latest = () => appearances.get(host) ?? appearance
    import(/* webpackChunkName: 'look' */ './look/checkLook').then(
      ({ checkLook }) =>
        checkLook(host, latest(), () => applyTheme(host, latest(), parts)),
      // If the check fails to load, the host's look is used without a check.
      () => {},
    )
  }
}

/** Parses any opaque CSS colour, with the custom properties and the theme of our element. */
function readOpaque(host: HTMLElement, text: string): Rgb | undefined {
  const read = text ? readColor(host.shadowRoot ?? host, text) : undefined
  return read?.alpha === 1 ? read.color : undefined
}
