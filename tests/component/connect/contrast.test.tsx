import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { contrast } from '../../../src/theme/contrast'
import { manyWallets } from '../../parts/many'
import { rgbOf } from '../../parts/rgbOf'
import { connectProps, flowAt } from './connectProps'
import { drawConnect } from './drawConnect'

const atMetaMask = flowAt({ step: 'CONNECT', walletId: 'metaMask' })

test.each(['light', 'dark'] as const)(
  'the edges by which the field and the chosen wallet are known stand out, 3:1: %s',
  async (theme) => {
    const { groups } = connectProps('wide', undefined, manyWallets(20))
    const { dialog } = drawConnect('wide', atMetaMask, { groups }, theme)
    const surface = rgbOf(getComputedStyle(dialog).backgroundColor)
    const field = () => dialog.querySelector('input')?.parentElement
    await expect.poll(field).toBeTruthy()
    for (const known of [field(), dialog.querySelector('[data-selected]')]) {
      if (!known) throw new Error('nothing is chosen')
      const edge = rgbOf(getComputedStyle(known).borderTopColor)
      expect(contrast(edge, surface)).toBeGreaterThanOrEqual(3)
    }
  },
)

test('in forced colours the chosen wallet is still told from the others', async () => {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value }],
    })
  await emulate('active')
  onTestFinished(async () => void (await emulate('')))
  const { dialog } = drawConnect('wide', atMetaMask)
  const chosen = dialog.querySelector('[data-selected]')
  if (!chosen) throw new Error('nothing is chosen')
  expect(matchMedia('(forced-colors:active)').matches).toBe(true)
  expect(getComputedStyle(chosen).backgroundColor).not.toBe(
    getComputedStyle(dialog).backgroundColor,
  )
})
