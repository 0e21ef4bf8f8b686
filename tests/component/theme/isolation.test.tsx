import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../fixtures/pages/render'
import { states } from '../../fixtures/states/buttonStates'
import { drawButton } from '../button/drawButton'
import { drawDialog } from '../ui/drawDialog'

const hostile = `
  * { color: red !important; font: 700 40px serif !important; letter-spacing: 9px !important;
      margin: 30px !important; padding: 30px !important; border: 9px solid red !important;
      box-sizing: content-box !important; text-transform: uppercase !important; opacity: .5 !important;
      transform: rotate(9deg) !important; visibility: hidden !important; display: block !important }
  button { background: red !important; height: 100px !important }
  div, span { float: left !important; width: 900px !important }
  [data-theme] { color-scheme: dark !important; background: red !important }
`

function dress(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const undress = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (one) => one !== sheet,
    )
  }
  onTestFinished(undress)
}

/** Returns the computed styles of an element and of everything in its shadow root. */
function looks(host: Element) {
  const inside = [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
  return [host, ...inside].map(lookOf)
}

function lookOf(element: Element): string {
  const style = getComputedStyle(element)
  return Array.from(style, (name) =>
    // The page may move our elements, and origins depend on sizes that layout rounds.
    /^(perspective|transform)-origin$/.test(name)
      ? ''
      : `${name}:${style.getPropertyValue(name)}`,
  ).join(';')
}

test('a page that restyles everything changes neither the button nor its host element', async () => {
  const { host } = await drawButton(states.connected)
  await expect.element(page.getByText('1.09 ETH')).toBeVisible()
  const before = looks(host)
  expect(before.length).toBeGreaterThan(10)
  dress(hostile)
  expect(looks(host)).toEqual(before)
})

test('a page that restyles everything does not change the dialog', () => {
  const { island } = drawDialog()
  const before = looks(island.host)
  dress(hostile)
  const after = looks(island.host)
  // The page decides the width of the host element, which does not affect the dialog.
  expect(after.slice(1)).toEqual(before.slice(1))
})

test('Walletdock adds no style element to the page, and its classes have no effect there', async () => {
  const { container } = render(<button type="button">Of the page</button>)
  const button = container.querySelector('button')
  if (!button) throw new Error('no button')
  const before = lookOf(button)
  expect(before).toContain('padding')
  const sheets = document.styleSheets.length
  const { root } = await drawButton(states.connected)
  drawDialog()
  const ours = root.querySelector('button')?.className
  expect(ours).toBeTruthy()
  button.className = ours ?? ''
  expect(lookOf(button)).toBe(before)
  expect(document.styleSheets.length).toBe(sheets)
  expect(root.querySelector('style,link')).toBeNull()
})

test('the host can set the accent, the radius and the font on any ancestor', async () => {
  dress(
    'body { --walletdock-accent: rebeccapurple; --walletdock-radius: 4px; --walletdock-font: monospace }',
  )
  await drawButton(states.disconnected)
  const button = page.getByRole('button', { name: 'Connect wallet' }).element()
  const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(button)
  expect(backgroundColor).toBe('rgb(102, 51, 153)')
  expect(borderRadius).toBe('4px')
  expect(fontFamily).toBe('monospace')
})

test('the dialog inherits the custom properties of the button’s ancestors', () => {
  const { container } = render(<i />)
  container.style.setProperty('--walletdock-radius', '2px')
  const { dialog } = drawDialog({}, { like: container })
  expect(getComputedStyle(dialog).borderRadius).toBe('4px')
})

test('the host can style elements by their part names', async () => {
  dress('::part(connect-button) { border-radius: 20px }')
  await drawButton(states.disconnected)
  const button = page.getByRole('button', { name: 'Connect wallet' }).element()
  expect(getComputedStyle(button).borderRadius).toBe('20px')
})
