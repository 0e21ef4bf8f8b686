import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { rainbow } from '../../../src/data/wallets/rainbow'
import { readCode } from '../../fixtures/pages/readCode'
import { asking, flowAt } from '../../fixtures/states/connectProps'
import { settled } from '../ui/drawDialog'
import { drawConnect } from './drawConnect'

// The URI is as long as a real one, because the length decides the number of modules.
const uri = `wc:${'7f6e'.repeat(16)}@2?expiryTimestamp=1900000000&relay-protocol=irn&symKey=${'587d'.repeat(16)}`

afterEach(() => page.viewport(1280, 800))

/** Renders a QR code, and waits until it can be measured. */
async function drawCode(
  layout: 'wide' | 'compact',
  step: Parameters<typeof flowAt>[0],
  attempt?: Parameters<typeof flowAt>[1],
) {
  const { dialog } = drawConnect(layout, flowAt(step, attempt))
  const drawn = () => dialog.querySelector('svg[role=img]')?.parentElement
  await expect.poll(drawn).toBeTruthy()
  await settled(dialog)
  const code = drawn()
  if (!code) throw new Error('there is no code')
  return { code, dialog }
}

const drawPairing = (layout: 'wide' | 'compact', walletId: string) => {
  const expiresAt = Date.now() + 299_000
  const attempt = { ...asking(walletId, uri), expiresAt }
  return drawCode(layout, { name: 'CONNECT', walletId }, attempt)
}

test.each([
  ['wide', 768, 320, 280],
  ['wide', 780, 420, 280],
  ['wide', 1000, 460, 320],
  ['wide', 1600, 1000, 382],
  ['compact', 320, 640, 286],
  ['compact', 360, 400, 318],
  ['compact', 600, 320, 318],
  ['compact', 1600, 1000, 318],
] as const)(
  'in %s, in a window of %i by %i, the QR code is %i pixels wide, and the link can be copied',
  async (layout, width, height, size) => {
    await page.viewport(width, height)
    const { code, dialog } = await drawPairing(layout, 'rainbow')
    expect(code.offsetWidth).toBe(size)
    expect(dialog.offsetHeight).toBeLessThanOrEqual(height - 16)
    const copy = [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Copy link',
    )
    const pane =
      layout === 'wide' ? code.closest('section') : copy?.closest('dialog > *')
    expect(pane?.scrollWidth).toBe(pane?.clientWidth)
    // The dialog scrolls only in low windows.
    const scrolls = pane && pane.scrollHeight > pane.clientHeight
    expect(scrolls).toBe(height < (layout === 'wide' ? 420 : 476))
    copy?.scrollIntoView({ block: 'nearest' })
    const { bottom } = copy?.getBoundingClientRect() ?? {}
    expect(bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom)
  },
)

test('the icon of a code that was scrolled is below the dialog’s header', async () => {
  await page.viewport(320, 285)
  const { code, dialog } = await drawPairing('compact', 'rainbow')
  const icon = code.querySelector('img')
  const header = dialog.querySelector('[data-grip]')
  if (!icon || !header) throw new Error('The code has no icon or no header.')
  code.closest('dialog > *')?.scrollTo(0, 1000)
  const { left, top, width } = icon.getBoundingClientRect()
  expect(top).toBeLessThan(header.getBoundingClientRect().bottom - 8)
  const root = code.getRootNode() as ShadowRoot
  const hit = root.elementFromPoint(left + width / 2, top + 4)
  expect(code.contains(hit)).toBe(false)
})

test.each([
  ['rainbow', rainbow.toQrUri(uri)],
  ['walletConnect', uri],
])(
  'the smallest QR code of %s can be decoded, and contains the wallet’s link with the pairing URI',
  async (walletId, link) => {
    await page.viewport(768, 400)
    const { code } = await drawPairing('wide', walletId)
    await expect.poll(() => readCode(code)).toBe(link)
  },
)

test('the QR code of the download step has 268 pixels, is dark on white and contains the wallet’s download page for phones', async () => {
  const { code } = await drawCode('compact', {
    name: 'DOWNLOAD',
    walletId: 'rainbow',
  })
  expect([code.offsetWidth, code.offsetHeight]).toEqual([268, 268])
  expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)')
  await expect.poll(() => readCode(code)).toBe(rainbow.downloadUrls.qrCode)
})
