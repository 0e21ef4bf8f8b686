import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { dialogMessages } from '../../../src/messages/dialogs'
import { asking, flowAt } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'
const at = (walletId: string) => ({ name: 'CONNECT', walletId }) as const
const flow = (walletId: string, pairing?: string) =>
  flowAt(at(walletId), asking(walletId, pairing))
const codeOf = (dialog: Element) => dialog.querySelector('svg[role=img]')
const copyButton = (dialog: Element) => {
  const found = [...dialog.querySelectorAll('button')].find((button) =>
    /Copy link|Copied/.test(button.textContent ?? ''),
  )
  if (!found) throw new Error('the copy button is missing')
  return found
}

test.each([
  ['compact', 318, '[9.6]'],
  ['wide', 382, '[9.7]'],
] as const)(
  'in %s, the QR code is %i wide, and its space is reserved before the URI arrives [D6] %s',
  async (layout, size, _) => {
    const { dialog, show } = drawConnect(layout, flow('rainbow'))
    const height = dialog.offsetHeight
    expect(codeOf(dialog)).toBe(null)
    expect(copyButton(dialog).disabled).toBe(true)
    show(flow('rainbow', uri))
    await expect.poll(() => codeOf(dialog)).not.toBe(null)
    expect(codeOf(dialog)?.parentElement?.offsetWidth).toBe(size)
    expect(dialog.offsetHeight).toBe(height)
    expect(dialog.scrollHeight).toBe(dialog.clientHeight)
  },
)

test('the placeholder of the QR code is labelled', () => {
  const { dialog } = drawConnect('wide', flow('rainbow'))
  const place = dialog.querySelector('[role=progressbar]')
  expect(place?.ariaLabel).toBe(dialogMessages.scan.code('Rainbow'))
  expect(place?.clientWidth).toBeGreaterThan(300)
})

test('before the URI arrives, the QR code has its corner squares and the wallet’s icon, which does not move when the URI arrives', async () => {
  const { dialog, show } = drawConnect('wide', flow('rainbow'))
  const icon = () => {
    const found = [...dialog.querySelectorAll('section:last-child img')].at(-1)
    if (!found) throw new Error('The code has no icon.')
    const { x, y, width } = found.getBoundingClientRect()
    return [x, y, width]
  }
  const waiting = icon()
  const eyes = () => dialog.querySelectorAll('[data-passes] g > rect').length
  await expect.poll(eyes).toBe(6)
  show(flow('rainbow', uri))
  await expect.poll(() => codeOf(dialog)).not.toBe(null)
  expect(icon()).toEqual(waiting)
  expect(dialog.querySelector('[role=progressbar]')).toBe(null)
})

test('a code that is ready at once has no placeholder', async () => {
  const first = drawConnect('wide', flow('rainbow', uri)).dialog
  await expect.poll(() => codeOf(first)).not.toBe(null)
  // The chunk that draws QR codes has loaded.
  const { dialog } = drawConnect('wide', flow('rainbow', uri))
  expect(codeOf(dialog)?.parentElement?.children).toHaveLength(2)
})

test('with reduced motion, the placeholder of a QR code is not animated', async () => {
  const reduce = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    })
  const { dialog } = drawConnect('wide', flow('rainbow'))
  const moves = () => {
    const place = dialog.querySelector('[data-passes]')
    return place && getComputedStyle(place, '::after').content
  }
  await expect.poll(moves).toBe('""')
  onTestFinished(async () => void (await reduce('')))
  await reduce('reduce')
  expect(moves()).toBe('none')
})

test('the title names the wallet to scan with, or a phone for WalletConnect [2.12]', () => {
  const words = (walletId: string) =>
    drawConnect('wide', flow(walletId, uri)).dialog.textContent
  expect(words('rainbow')).toContain('Scan with Rainbow')
  expect(words('walletConnect')).toContain('Scan with your phone')
})

test.each(['wide', 'compact'] as const)(
  'in %s, a hint below the title explains how to scan the QR code',
  (layout) => {
    const hint = 'Tap the scan button in your wallet app.'
    const { dialog, show } = drawConnect(layout, flow('rainbow', uri))
    expect(dialog.textContent).toContain(hint)
    const titles = [...dialog.querySelectorAll('h1,h2')]
    expect(titles.map((title) => title.textContent)).toContain(
      'Scan with Rainbow',
    )
    show(flow('metaMask'))
    expect(dialog.textContent).not.toContain(hint)
  },
)

test('an installed wallet prompts on this device, without a QR code', async () => {
  const { dialog, show } = drawConnect('wide', flow('rainbow', uri))
  await expect.poll(() => codeOf(dialog)).not.toBe(null)
  // The chunk that draws QR codes has loaded.
  show(flow('metaMask'))
  expect(dialog.textContent).toContain('Confirm in MetaMask')
  expect(codeOf(dialog)).toBe(null)
  expect(dialog.textContent).not.toContain('Copy link')
})

test('the copy button copies the pairing URI itself [D6]', async () => {
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockResolvedValue(undefined)
  const { dialog } = drawConnect('compact', flow('rainbow', uri))
  await userEvent.click(copyButton(dialog))
  expect(write).toHaveBeenCalledWith(uri)
  await expect.poll(() => copyButton(dialog).textContent).toBe('Copied')
})

test('on a phone, the wallet opens with a link that contains the encoded URI [7.6]', () => {
  const { dialog } = drawConnect('mobile', flow('rainbow', uri))
  expect(codeOf(dialog)).toBe(null)
  expect(dialog.querySelector('a')?.getAttribute('href')).toBe(
    `rainbow://wc?uri=${encodeURIComponent(uri)}`,
  )
})

test('a failure replaces the QR code with a retry button [2.19] [D6]', async () => {
  const { dialog, show } = drawConnect('wide', flow('rainbow', uri))
  await expect.poll(() => codeOf(dialog)).not.toBe(null)
  show(
    flowAt(at('rainbow'), {
      type: 'failed',
      number: 1,
      walletId: 'rainbow',
      failure: { class: 'relay-unreachable' },
    }),
  )
  expect(codeOf(dialog)).toBe(null)
  expect(dialog.querySelector('[data-testid=wd-retry]')).not.toBe(null)
})

test('in a low window, the QR code shrinks to 280 pixels and the copy button stays visible [9.7]', async () => {
  await page.viewport(780, 420)
  onTestFinished(() => page.viewport(1280, 800))
  const { dialog } = drawConnect('wide', flow('rainbow', uri))
  await expect.poll(() => codeOf(dialog)).not.toBe(null)
  expect(codeOf(dialog)?.parentElement?.offsetWidth).toBe(280)
  const pane = copyButton(dialog).closest('section')
  expect(pane?.scrollHeight).toBe(pane?.clientHeight)
})

test('the wallet’s icon is centred in its QR code and covers less than 8 % of it [2.12]', async () => {
  const { dialog } = drawConnect('wide', flow('rainbow', uri))
  await expect.poll(() => codeOf(dialog)).not.toBe(null)
  const code = codeOf(dialog)?.getBoundingClientRect()
  const mark = codeOf(dialog)?.nextElementSibling?.getBoundingClientRect()
  if (!code || !mark) throw new Error('there is no mark')
  expect(mark.x + mark.width / 2).toBeCloseTo(code.x + code.width / 2, 0)
  expect(mark.y + mark.height / 2).toBeCloseTo(code.y + code.height / 2, 0)
  // Error correction level M restores 15 % of a code, but not its corners and edges.
  const covered = (mark.width * mark.height) / (code.width * code.height)
  expect(covered).toBeLessThan(0.08)
})
