import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { rainbow } from '../../../src/wallets/rainbow'
import { readCode } from '../../fixtures/pages/readCode'
import { asking, flowAt } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

// The URI is as long as a real one, because the length decides the number of modules.
const uri = `wc:${'7f6e'.repeat(16)}@2?expiryTimestamp=1900000000&relay-protocol=irn&symKey=${'587d'.repeat(16)}`

afterEach(() => page.viewport(1280, 800))

/** Renders the QR code, and returns its size in CSS pixels. */
async function drawCode(layout: 'wide' | 'compact') {
  const at = { name: 'CONNECT', walletId: 'rainbow' } as const
  const expiresAt = Date.now() + 299_000
  const attempt = { ...asking('rainbow', uri), expiresAt }
  const { dialog } = drawConnect(layout, flowAt(at, attempt))
  const drawn = () => dialog.querySelector('svg[role=img]')?.parentElement
  await expect.poll(drawn).toBeTruthy()
  await Promise.all(dialog.getAnimations().map((one) => one.finished))
  const code = drawn()
  if (!code) throw new Error('there is no code')
  return { code, dialog, size: code.offsetWidth }
}

test.each([
  [768, 320, 280],
  [768, 400, 280],
  [1000, 460, 320],
  [1000, 500, 360],
  [1000, 560, 382],
  [1600, 1000, 382],
])(
  'in a wide dialog in a window of %i by %i, the QR code is %i pixels wide and can be decoded [9.7]',
  async (width, height, wanted) => {
    await page.viewport(width, height)
    const { code, dialog, size } = await drawCode('wide')
    expect(size).toBe(wanted)
    expect(dialog.offsetHeight).toBeLessThanOrEqual(height - 16)
    if (isSeenWhole(height))
      expect(await readCode(code)).toBe(rainbow.toQrUri(uri))
  },
)

test.each([
  [320, 640, 286],
  [352, 640, 318],
  [360, 400, 318],
  [600, 320, 318],
  [600, 400, 318],
  [767, 480, 318],
  [1600, 1000, 318],
])(
  'in a compact dialog in a window of %i by %i, the QR code is %i pixels wide, the dialog scrolls if needed, and the code can be decoded [9.6]',
  async (width, height, wanted) => {
    await page.viewport(width, height)
    const { code, dialog, size } = await drawCode('compact')
    expect(size).toBe(wanted)
    expect(dialog.offsetHeight).toBeLessThanOrEqual(height - 16)
    const content = dialog.firstElementChild
    expect(content?.scrollWidth).toBe(content?.clientWidth)
    // The dialog scrolls only in low windows.
    const scrolls = content && content.scrollHeight > content.clientHeight
    expect(scrolls).toBe(height < 476)
    const copy = [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Copy link',
    )
    copy?.scrollIntoView({ block: 'nearest' })
    const { bottom } = copy?.getBoundingClientRect() ?? {}
    expect(bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom)
    if (isSeenWhole(height))
      expect(await readCode(code)).toBe(rainbow.toQrUri(uri))
  },
)

/** Returns whether the window shows the whole QR code below the header. */
function isSeenWhole(height: number): boolean {
  return height >= 400
}
