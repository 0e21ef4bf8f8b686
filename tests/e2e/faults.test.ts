import { expect } from '@playwright/test'
import { saveData } from '../fixtures/pages/saveData'
import { troubleNoise } from '../fixtures/pages/trouble'
import { visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { scriptsWith } from './models/scriptsWith'

test('when scripts that the tap needs are missing, the button reports it, and only a later tap requests the engine, whose connections scripts that hang would block', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(troubleNoise)
  const engine = scriptsWith('src/engine/createEngine.ts')
  await saveData(page)
  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toBeEnabled()
  world.remote.fault(/\/chunks\/.*\.js$/, 'missing')
  await visitor.connectButton.click()
  await expect(visitor.connectButton).toContainText(/didn’t load/i)
  await comeToQuiet(page, world)
  expect(world.remote.requests.filter((file) => engine.test(file))).toEqual([])
  world.remote.heal()
  await visitor.connect()
  expect(world.remote.requests.filter((file) => engine.test(file))).not.toEqual(
    [],
  )
})

test('when the connected button’s own part fails to load, a plain button replaces it, and is complete after one tap', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource|net::ERR|ERR_/)
  const visitor = await visitThin(page, world)
  await visitor.connect()
  await page.route(scriptsWith('src/button/Connected.tsx'), (route) =>
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
