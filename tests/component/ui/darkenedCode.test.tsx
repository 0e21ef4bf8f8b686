import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { readCode } from '../../fixtures/pages/readCode'
import { asking, flowAt } from '../../fixtures/states/connectProps'
import { account, drawAccount } from '../account/drawAccount'
import { drawConnect } from '../connect/drawConnect'

const uri = `wc:${'7f6e'.repeat(16)}@2?relay-protocol=irn&symKey=${'587d'.repeat(16)}`

const setMedia = (name: string, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })

/** Browsers darken pages only on a device in dark mode. */
async function darkenPage(enabled: boolean) {
  await setMedia('prefers-color-scheme', enabled ? 'dark' : '')
  await cdp().send(
    'Emulation.setAutoDarkModeOverride',
    enabled ? { enabled } : {},
  )
}

const filterPage = (filter: string) => {
  document.documentElement.style.filter = filter
}

/** Ways in which a browser, a system or an extension changes the colours of a page, and how each one ends. */
const changes: Readonly<
  Record<string, readonly [() => unknown, () => unknown]>
> = {
  'the browser’s automatic dark mode': [
    () => darkenPage(true),
    () => darkenPage(false),
  ],
  'a filter that inverts the page': [
    () => filterPage('invert(1) hue-rotate(180deg)'),
    () => filterPage(''),
  ],
  'forced colours': [
    () => setMedia('forced-colors', 'active'),
    () => setMedia('forced-colors', ''),
  ],
}

/**
 * Overrides the colours of style sheets and inline styles, but not those of drawings, as the dynamic mode of the extension
 * Dark Reader does. The tests do not install the extension.
 */
function overrideColors(dialog: HTMLElement) {
  const root = dialog.getRootNode() as ShadowRoot
  const [ground, ink] = ['#181a1b', '#e8e6e3']
  const rules = [...root.adoptedStyleSheets, ...root.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .flatMap(({ selectorText, style }) => [
      style.backgroundColor &&
        style.backgroundColor !== 'inherit' &&
        `${selectorText} { background-color: ${ground} !important }`,
      style.color && `${selectorText} { color: ${ink} !important }`,
    ])
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${rules.filter(Boolean).join(' ')}
    [style*=background] { background-color: ${ground} !important }
    [style*=' color'] { color: ${ink} !important }`)
  root.adoptedStyleSheets.push(sheet)
}

/** Returns a function that adds rules for all elements to a dialog, as extensions and visitors do. */
const addRules = (rules: string) => (dialog: HTMLElement) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules.replaceAll('}', ' !important }'))
  const root = dialog.getRootNode() as ShadowRoot
  root.adoptedStyleSheets.push(sheet)
}

/** Ways in which an extension changes a dialog. */
const extensions: Readonly<Record<string, (dialog: HTMLElement) => void>> = {
  'a page that an extension has darkened': overrideColors,
  'dark grounds': addRules('* { background-color: #111 }'),
  'light texts': addRules('* { color: #eee }'),
  'light drawings': addRules(
    'svg, svg * { fill: #eee } svg * { stroke: #eee }',
  ),
  'inverted drawings': addRules('svg { filter: invert(1) }'),
}

test.each([...Object.keys(changes), ...Object.keys(extensions)])(
  'phones can read both codes in %s',
  async (name) => {
    const [start, end] = changes[name] ?? []
    await start?.()
    onTestFinished(async () => {
      await end?.()
    })
    const darken = extensions[name] ?? (() => {})
    const walletId = 'walletConnect'
    const pairing = drawConnect(
      'compact',
      flowAt({ name: 'CONNECT', walletId }, asking(walletId, uri)),
    )
    await expect.poll(() => hasCode(pairing.dialog)).toBe(true)
    darken(pairing.dialog)
    await expect.poll(() => readCode(codeIn(pairing.dialog))).toBe(uri)
    pairing.close()
    pairing.island.host.remove()
    const { dialog, get } = drawAccount()
    get('receive').click()
    await expect.poll(() => hasCode(dialog)).toBe(true)
    darken(dialog)
    await expect.poll(() => readCode(codeIn(dialog))).toBe(account.address)
  },
)

const hasCode = (dialog: HTMLElement) =>
  dialog.querySelector('svg[role=img]') !== null

function codeIn(dialog: HTMLElement): HTMLElement {
  const code = dialog.querySelector('svg[role=img]')?.parentElement
  if (!code) throw new Error('There is no code.')
  return code
}
