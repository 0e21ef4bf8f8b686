import type { Appearance } from './Appearance'
import { parseColor, type Rgb } from './contrast'
import { accentProperties, hostProperty } from './customProperties'
import { pageFont } from './pageFont'
import { light } from './palettes'
import { readColor } from './readColor'
import { settled } from './settled'

/** Parts of a look that can be wrong on a button. */
export const buttonParts = [...Object.keys(light), 'onAccent']

/** What each element was last asked to look like. */
const appearances = new WeakMap<HTMLElement, Appearance>()

/** Elements whose look is checked, also after it has gone. */
const checked = new WeakSet<HTMLElement>()

/** Gives an element another appearance, in the place of the one before. */
export function changeTheme(
  host: HTMLElement,
  appearance: Appearance,
  parts?: readonly string[],
): void {
  const before = appearances.get(host)
  if (before === appearance) return
  const given = Object.keys({ ...before?.look }).map(hostProperty)
  for (const name of [...given, ...(settled.get(host) ?? [])])
    host.style.removeProperty(name)
  applyTheme(host, appearance, parts)
}

/**
 * Gives a host element its theme, its font and the colours derived from its accent.
 * @param parts of a look that are checked, where the page gives any
 */
export function applyTheme(
  host: HTMLElement,
  appearance: Appearance,
  parts: readonly string[] = buttonParts,
): void {
  appearances.set(host, appearance)
  const { theme = 'auto', accent, look } = appearance
  const set = (name: string, value = '') => host.style.setProperty(name, value)
  set('--wd-scheme', theme.replace('auto', 'light dark'))
  for (const [name, value] of Object.entries({ ...look }))
    set(hostProperty(name), value)
  const values = getComputedStyle(host)
  const given = (name: string) => values.getPropertyValue(hostProperty(name))
  const wanted = accent ?? given('accent')
  const color = parseColor(wanted) ?? readOpaque(host, wanted)
  for (const [name, value] of Object.entries(accentProperties(color))) {
    // Without an accent, the sheet's own values hold.
    set(name, color ? value : '')
  }
  set(
    '--wd-font',
    `var(--walletdock-font,${pageFont(host.parentElement ?? document.body)})`,
  )
  // Any other accent may change with the page or its theme, may be transparent, or may be wrong.
  const isFixed = !wanted || parseColor(accent ?? '') !== undefined
  if (look || checked.has(host) || !isFixed || parts.some(given)) {
    checked.add(host)
    // The appearance may have changed by the time the check arrives or the page changes.
    const latest = () => appearances.get(host) ?? appearance
    import('./look/checkLook').then(
      ({ checkLook }) =>
        checkLook(host, latest(), () => applyTheme(host, latest(), parts)),
      // The look is as the host gave it, and not checked.
      () => {},
    )
  }
}

/** Reads an opaque colour in any of CSS's ways, as it is within an element of ours. */
function readOpaque(host: HTMLElement, text: string): Rgb | undefined {
  const read = text ? readColor(host.shadowRoot ?? host, text) : undefined
  return read?.alpha === 1 ? read.color : undefined
}
