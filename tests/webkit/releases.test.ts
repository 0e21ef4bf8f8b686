import { expect } from '@playwright/test'
import { trusted } from '../fixtures/servers/siteFixtures'
import { testWalletScript } from '../fixtures/wallets/testWalletScript'
import { test } from './test'
import { ours } from './Visitor'

test('signed channels are followed, and forged ones are rejected', async ({
  visitor,
  world,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/is not signed with a key/)
  const { driver } = visitor
  const follow = { channel: 'stable', publicKey: trusted } as const
  world.changeSettings({ remoteUrl: site.first.url, follow })
  await driver.get(`${world.host.url}/thin`)
  await visitor.sees(ours('connect-button'))
  site.write({ channels: { stable: '1.1.0' } })
  await driver.navigate().refresh()
  // The last good release continues.
  await visitor.sees(ours('connect-button'))
  await driver.executeScript('localStorage.clear()')
  await driver.navigate().refresh()
  await visitor.sees('button', 'Try again')
  const newer = site.first.requests.filter((each) => each.includes('/1.1.0/'))
  expect(newer).toEqual([])
})

test('a script with a changed byte is rejected, and a retry recovers', async ({
  visitor,
  world,
  scripts,
  expectedNoise,
}) => {
  expectedNoise.push(/integrity|load/i)
  scripts.push(await testWalletScript(world))
  world.remote.fault(/^\/chunks\/.*\.js$/, 'tampered')
  await visitor.driver.get(`${world.host.url}/thin`)
  const retry = await visitor.sees('button', 'Try again')
  world.remote.heal()
  await retry.click()
  await visitor.connects()
})
