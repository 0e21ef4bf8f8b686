import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import { close, listen } from '../../host-example/local/ports'
import { startStaticServer } from '../../host-example/local/staticServer'
import { readyToSign } from '../fixtures/pages/SignInPage'
import { littleHostSettings } from '../fixtures/servers/littleHostSettings'
import { testWalletScript } from '../fixtures/wallets/testWalletScript'
import { builtHost } from '../hosts/builtHost'
import { test } from './test'
import { ours } from './Visitor'

test('a reload keeps the session, and the copied address is in the clipboard', async ({
  visitor,
  world,
}) => {
  await visitor.driver.get(world.host.url)
  await visitor.connects()
  await visitor.driver.navigate().refresh()
  await visitor.seesAccount()
  await visitor.taps(ours('account-button'))
  expect(await visitor.copies(ours('copy-address'))).toBe(testAddress)
})

test('a signature signs the visitor in, and a reload keeps the visitor signed in', async ({
  visitor,
  world,
}) => {
  await visitor.driver.get(`${world.host.url}/?sign-in`)
  await visitor.taps(ours('connect-button'))
  await visitor.taps(ours('wallet-dev.walletdock.test'))
  await visitor.taps(readyToSign)
  await visitor.seesAccount()
  await visitor.driver.navigate().refresh()
  await visitor.seesAccount()
})

/** Shows the sample host in a frame of another site. @param attributes of the frame */
async function startPortal(url: string, attributes: string) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Portal</title><link rel="icon" href="data:,">
      <iframe width="800" height="600" src="${url}" ${attributes}></iframe>`)
  })
  // Another name of this machine counts as another site.
  const portal = (await listen(server, 0)).replace('127.0.0.1', 'localhost')
  return { portal, stop: () => close(server) }
}

test('in a sandboxed frame, which has no storage, a visitor connects, and a reload starts fresh', async ({
  visitor,
  world,
  scripts,
}) => {
  scripts.push(await testWalletScript(world))
  const { driver } = visitor
  const sandbox = 'sandbox="allow-scripts"'
  const { portal, stop } = await startPortal(`${world.host.url}/thin`, sandbox)
  await driver.get(portal)
  await driver.switchTo().frame(0)
  expect(await driver.executeScript('return self.origin')).toBe('null')
  await visitor.connects()
  await driver.navigate().refresh()
  await driver.switchTo().frame(0)
  await visitor.connects()
  await visitor.disconnects()
  await stop()
})

test('in a frame of another site, a visitor stays connected, but is not connected elsewhere', async ({
  visitor,
  world,
  scripts,
}) => {
  scripts.push(await testWalletScript(world))
  const { driver } = visitor
  const { portal, stop } = await startPortal(`${world.host.url}/thin`, '')
  await driver.get(portal)
  await driver.switchTo().frame(0)
  await visitor.connects()
  await driver.navigate().refresh()
  await driver.switchTo().frame(0)
  await visitor.seesAccount()
  await driver.switchTo().defaultContent()
  await driver.get(`${world.host.url}/thin`)
  await visitor.sees(ours('connect-button'))
  await stop()
})

test('`<wallet-dock>` uses the system’s font on a page without one, and stays connected when it moves', async ({
  visitor,
  world,
}) => {
  const { driver } = visitor
  const server = await startStaticServer({
    folder: await builtHost('element'),
    answers: { '/settings.json': () => littleHostSettings(world) },
  })
  await driver.get(server.url)
  const button = await visitor.sees(ours('connect-button'), 'Sign me up')
  expect(await button.getCssValue('font-family')).toBe('system-ui')
  await driver.executeScript(await testWalletScript(world))
  await visitor.connects()
  await driver.executeScript(
    'document.body.prepend(document.querySelector("wallet-dock"))',
  )
  await visitor.seesAccount()
  await visitor.sees('output', `connected ${testAddress} 8453`)
  await driver.get('about:blank')
  await server.stop()
})
