import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import { close, listen } from '../../host-example/local/ports'
import { installEns } from '../fixtures/chain/ensStub'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'

const isolated = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
}

for (const [what, headers, pictures] of [
  ['an ordinary page connects and shows the name with', {}, 1],
  ['an isolated page (COEP) connects and shows the name without', isolated, 0],
] as const)
  test(`${what} an avatar whose server sends no CORP`, async ({
    page,
    world,
    expectedNoise,
  }) => {
    // Chromium itself logs what it blocks, and that the avatar's server sends no CORS headers.
    expectedNoise.push(/ERR_BLOCKED_BY_RESPONSE|CORS|ERR_FAILED/)
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'image/svg+xml')
      response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
    })
    const avatar = `${await listen(server, 0)}/ada.svg`
    const [, rpcUrl] = Object.values(world.hostSettings().rpcUrls)
    if (!rpcUrl) throw new Error('there is no chain to put ENS on')
    await installEns(rpcUrl, {
      name: 'ada.eth',
      address: testAddress,
      text: avatar,
    })
    world.changeSettings({ nameService: null, ensRpcUrl: rpcUrl })
    world.host.addHeaders(/./, headers)
    const visitor = await visitShop(page, world)
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(!pictures)
    await visitor.connect()
    await expect(visitor.accountButton).toContainText('ada.eth')
    // The avatar's server has three seconds to answer.
    await page.waitForTimeout(3500)
    await expect(
      visitor.accountButton.locator(`img[src="${avatar}"]`),
    ).toHaveCount(pictures)
    await close(server)
  })
