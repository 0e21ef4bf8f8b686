import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dialogMessages } from '../../../src/data/messages/dialogs'
import { asking, flowAt } from '../../fixtures/states/connectProps'
import { emulateMedia } from '../ui/emulateMedia'
import { drawConnect } from './drawConnect'

const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'
const at = (walletId: string) => ({ name: 'CONNECT', walletId }) as const
const flow = (walletId: string, pairing?: string) =>
  flowAt(at(walletId), asking(walletId, pairing))
const codeOf = (dialog: Element) => dialog.querySelector('svg[role=img]')

test.each(['compact', 'wide'] as const)(
  'in %s, the space of the QR code is reserved before the URI arrives',
  async (layout) => {
    const { button, dialog, show } = drawConnect(layout, flow('rainbow'))
    const height = dialog.offsetHeight
    expect(codeOf(dialog)).toBe(null)
    expect(button('Copy link').matches(':disabled')).toBe(true)
    show(flow('rainbow', uri))
    await expect.poll(() => codeOf(dialog)).not.toBe(null)
    expect(dialog.offsetHeight).toBe(height)
    expect(dialog.scrollHeight).toBe(dialog.clientHeight)
  },
)

test('before the URI arrives, the labelled place of the QR code has its corner squares and the wallet’s icon, which does not move when the URI arrives [WCAG 1.1.1]', async () => {
  const { dialog, show } = drawConnect('wide', flow('rainbow'))
  const icon = () => {
    const found = [...dialog.querySelectorAll('section:last-child img')].at(-1)
    if (!found) throw new Error('The code has no icon.')
    const { x, y, width } = found.getBoundingClientRect()
    return [x, y, width]
  }
  const waiting = icon()
  const place = dialog.querySelector('[role=progressbar]')
  expect(place?.ariaLabel).toBe(dialogMessages.scan.code('Rainbow'))
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
  const { dialog } = drawConnect('wide', flow('rainbow'))
  const moves = () => {
    const place = dialog.querySelector('[data-passes]')
    return place && getComputedStyle(place, '::after').content
  }
  await expect.poll(moves).toBe('""')
  await emulateMedia('prefers-reduced-motion', 'reduce')
  expect(moves()).toBe('none')
})

test.each([
  ['wide', 'rainbow', 'Scan with Rainbow'],
  ['compact', 'rainbow', 'Scan with Rainbow'],
  ['wide', 'walletConnect', 'Scan with your phone'],
] as const)(
  'in %s, the step of %s is titled “%s” and explains how to scan, but the step of an installed wallet has no code',
  async (layout, walletId, title) => {
    const hint = 'Tap the scan button in your wallet app.'
    const { dialog, show } = drawConnect(layout, flow(walletId, uri))
    await expect.poll(() => codeOf(dialog)).not.toBe(null)
    const titles = [...dialog.querySelectorAll('h1,h2')]
    expect(titles.map(({ textContent }) => textContent)).toContain(title)
    expect(dialog.textContent).toContain(hint)
    show(flow('metaMask'))
    expect(dialog.textContent).toContain('Confirm in MetaMask')
    expect(codeOf(dialog)).toBe(null)
    for (const gone of [hint, 'Copy link'])
      expect(dialog.textContent).not.toContain(gone)
  },
)

test('the copy button copies the pairing URI itself', async () => {
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockResolvedValue(undefined)
  const { button } = drawConnect('compact', flow('rainbow', uri))
  const copy = button('Copy link')
  await userEvent.click(copy)
  expect(write).toHaveBeenCalledWith(uri)
  await expect.poll(() => copy.textContent).toBe('Copied')
})

test('the wallet’s icon is centred in its QR code and covers less than 8 % of it', async () => {
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

const attempt = { number: 1, walletId: 'rainbow' } as const

test('the QR code counts down the time until it expires', async () => {
  const expiresAt = Date.now() + 64_500
  const pairing = { ...asking('rainbow', uri), expiresAt }
  const { dialog } = drawConnect('wide', flowAt(at('rainbow'), pairing))
  const left = () => dialog.querySelector('[role=timer]')?.textContent ?? ''
  expect(left()).toMatch(/1:0[0-5]$/)
  const first = left()
  await expect.poll(left).not.toBe(first)
  expect(left()).toMatch(/1:0[0-4]$/)
})

test.each(['timed-out', 'relay-unreachable'] as const)(
  'a failure of class %s replaces the QR code with a message and a button for a new code [WCAG 2.2.1]',
  async (failureClass) => {
    const { dialog, events, show } = drawConnect('wide', flow('rainbow', uri))
    await expect.poll(() => codeOf(dialog)).not.toBe(null)
    const failure = { class: failureClass }
    show(flowAt(at('rainbow'), { ...attempt, type: 'failed', failure }))
    expect(codeOf(dialog)).toBe(null)
    expect(dialog.querySelector('[role=timer]')).toBe(null)
    const { title } = dialogMessages.failures[failureClass]
    expect(dialog.textContent).toContain(title('Rainbow'))
    const button = dialog.querySelector('[data-testid=wd-retry]')
    expect(button?.textContent).toBe('New code')
    if (button) await userEvent.click(button)
    expect(events).toEqual([{ type: 'CHOOSE', wallet: 'rainbow' }])
  },
)
