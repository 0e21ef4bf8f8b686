import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { asking, flowAt } from './connectProps'
import { drawConnect } from './drawConnect'

afterEach(() => page.viewport(1280, 800))

/** Width of the code as it is drawn, in CSS pixels. */
async function codeSize(layout: 'wide' | 'compact') {
  const at = { step: 'CONNECT', walletId: 'rainbow' } as const
  const flow = flowAt(at, asking('rainbow', 'wc:7f6e@2?symKey=587d'))
  const { dialog } = drawConnect(layout, flow)
  const code = () => dialog.querySelector('svg[role=img]')?.parentElement
  await expect.poll(code).toBeTruthy()
  return code()?.offsetWidth
}

test.each([400, 460, 500, 560, 620, 1000])(
  'in a wide dialog the code has 280 to 382 pixels, in a window %i high as well',
  async (height) => {
    await page.viewport(1000, height)
    const size = await codeSize('wide')
    expect(size).toBeGreaterThanOrEqual(280)
    expect(size).toBeLessThanOrEqual(382)
  },
)

test('in a compact dialog it has 318 pixels, however large the window', async () => {
  await page.viewport(1600, 1000)
  expect(await codeSize('compact')).toBe(318)
})
