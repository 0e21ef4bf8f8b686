import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { plainNoise, visitPlain } from './models/visitPlain'

declare global {
  interface Window {
    statuses?: string[]
  }
}

test('a page without React mounts the button, reads the wallet and unmounts the button', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  const visitor = await visitPlain(page, world)
  await page.evaluate(() => {
    const { mounted } = window
    window.statuses = []
    mounted?.subscribe(() => {
      window.statuses?.push(mounted.getSnapshot().status)
    })
  })
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ETH')
  expect(await page.evaluate(() => window.statuses?.at(-1))).toBe('connected')
  await page.evaluate(() => window.mounted?.unmount())
  await expect(visitor.accountButton).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Plain' })).toBeVisible()
})
