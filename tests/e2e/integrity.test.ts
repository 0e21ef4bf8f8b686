import { expect } from '@playwright/test'
import { saveData } from '../fixtures/pages/saveData'
import { visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'

for (const [what, files] of [
  ['a part', /^\/chunks\/.*\.js$/],
  ['the table of hashes', /integrity\..*\.json$/],
] as const)
  test(`a byte changed in ${what} is refused and reported, and a retry recovers`, {
    tag: what === 'a part' ? '@engines' : [],
  }, async ({ page, world, expectedNoise, browserName }) => {
    expectedNoise.push(/integrity/, /ERR_/)
    // With Save-Data, the files are not prefetched before the tap.
    await saveData(page, browserName)
    const visitor = await visitThin(page, world)
    await expect(visitor.connectButton).toBeEnabled()
    world.remote.fault(files, 'tampered')
    await visitor.connectButton.click()
    await expect(visitor.connectButton).toContainText(/didn’t load/i)
    world.remote.heal()
    await visitor.connect()
  })

test('every script of the whole journey has its hash, and no file is fetched twice', {
  tag: ['@engines', '@journey'],
}, async ({ page, world }) => {
  await page.addInitScript(() => {
    const seen: [string, string][] = []
    Object.assign(globalThis, { seen })
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement && node.src)
            seen.push([node.src, node.integrity])
    }).observe(document, { childList: true, subtree: true })
  })
  const visitor = await visitThin(page, world)
  await visitor.connect()
  await visitor.openAccount()
  const seen = await page.evaluate<[string, string][]>('seen')
  const ours = seen.filter(([src]) => src.startsWith(world.remote.url))
  expect(ours.length).toBeGreaterThan(8)
  expect(ours.filter(([, integrity]) => !integrity)).toEqual([])
  const { requests: asked } = world.remote
  expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([])
})
