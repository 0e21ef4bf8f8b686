import { expect } from '@playwright/test'
import { base } from '../../src/data/chains/base'
import { saveData } from '../fixtures/pages/saveData'
import { troubleNoise } from '../fixtures/pages/trouble'
import { visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { scriptsWith } from './models/scriptsWith'
import { plainNoise, visitPlain } from './models/visitPlain'

test('when the connected button’s own part fails to load, a plain button replaces it, and is complete after one tap', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource|net::ERR|ERR_/)
  const visitor = await visitThin(page, world)
  await visitor.connect()
  await page.route(scriptsWith('src/views/button/Connected.tsx'), (route) =>
    route.abort(),
  )
  await page.reload()
  await expect(visitor.accountButton).toContainText('0xf39F')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await visitor.openAccount()
  await expect(visitor.dialog('account')).toContainText('ETH')
  await page.keyboard.press('Escape')
  await expect(visitor.networkButton).toContainText('Base')
  await expect(visitor.accountButton).toContainText('ETH')
})

test('the requests of scripts that hang are cancelled after a timeout, so that a retry loads the scripts', async ({
  page,
  world,
  browserName,
}) => {
  // With Save-Data, the scripts are not prefetched before the tap.
  await saveData(page, browserName)
  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toBeEnabled()
  world.remote.fault(/^\/chunks\//, 'hang')
  await visitor.connectButton.click()
  await expect.poll(() => world.remote.hanging.size).toBeGreaterThan(1)
  await expect(visitor.connectButton).toContainText('Didn’t load')
  await expect.poll(() => world.remote.hanging.size).toBe(0)
  world.remote.heal()
  await visitor.connect()
})

test('a check of addresses that fails to load does not remove the button, and is repeated at the tap', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise, troubleNoise)
  const check = scriptsWith('src/data/chains/checkChecksums.ts')
  world.remote.fault(check, 'missing')
  const address = '0xcA11bde05977b3631167028862bE2a173976CA11'
  const contracts = { registry: { address } } as const
  const visitor = await visitPlain(page, world, {
    chains: [{ ...base, contracts }],
  })
  const asked = () =>
    world.remote.requests.filter((at) => check.test(at)).length
  // The page repeats the request after a while without a tap.
  await expect.poll(asked).toBeGreaterThan(1)
  await comeToQuiet(page, world)
  await expect(visitor.connectButton).toBeVisible()
  world.remote.heal()
  await visitor.connect()
})
