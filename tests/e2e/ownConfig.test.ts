import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { rgbOf } from '../fixtures/pages/rgbOf'
import { readyToSign } from '../fixtures/pages/SignInPage'
import { installedVersion } from '../fixtures/project/installedVersion'
import { connectPhone, phoneAddress } from '../fixtures/relay/phoneFixtures'
import type { WalletPeer } from '../fixtures/relay/walletPeer'
import type { OpenHost } from '../fixtures/servers/littleHostFixtures'
import { test } from '../fixtures/test'
import { hostFolder } from '../hosts/builtHost'
import { ways } from '../hosts/movePage'
import { visitHost } from './models/HostPage'

for (const name of ['wagmi2.9', 'wagmi2', 'wagmi3.0', 'rspack'] as const)
  test.describe(`a page of ${librariesOf(name)} with its own config`, () => {
    /** The default mode runs the tests in one worker, which builds the host once. */
    test.describe.configure({ mode: 'default' })

    test('connects, switches and disconnects, and its own hooks show the same state; after a reload, the visitor is still connected, and no connect button is ever shown; its own connector is listed and connects', async ({
      page,
      serveHost,
    }) => {
      const host = await visitHost(page, serveHost, name, '?own')
      await host.goesThrough()
      await host.switchesBothWays()
      await reloadsConnected(host)
      // A connector that only the page has is listed and connects.
      await host.openAccount()
      await host.disconnect.click()
      await host.connect('burner')
      await expect(host.own).toHaveText(/^connected 0x0+dEaD 8453/i)
      await host.runsOneReact()
    })

    // The oldest and the newest wagmi. The others have the same connectors.
    if (name === 'wagmi2.9' || name === 'rspack')
      test('a phone that uses WalletConnect is still connected after a reload', async ({
        page,
        serveHost,
        phone,
      }) => {
        const host = await visitHost(page, serveHost, name, '?own')
        await reloadsWithPhone(host, phone)
      })
  })

/** The pages that were written for another kit, with the React and wagmi of a host, or with the newest ones. */
for (const [kit, packages] of [
  ['rainbowkit', 'wagmi2'],
  ['connectkit', 'wagmi2.9'],
  ['rainbowkit', 'wagmi3.0'],
  ['connectkit', 'newest'],
] as const)
  test.describe(`a page for ${kit} with ${librariesOf(packages)}`, () => {
    test.describe.configure({ mode: 'default' })

    const visitMoved = (
      { page, serveHost, world }: Fixtures,
      way: string,
      search: string,
    ) => {
      const { remoteUrl } = world.hostSettings()
      const serve = (name: string) => serveHost(name, remoteUrl)
      return visitHost(page, serve, `${kit}+${way}+${packages}`, search)
    }

    for (const way of ways) {
      // The command and the guide make the same page, so these two differ in where wagmi stores its state.
      const cookie = way === 'codemod' ? '' : '?cookie'
      const isFirst = packages === 'wagmi2' && way === 'alias'
      test(`moved by the ${way}${cookie && ', with a server and cookie storage'}: connects, switches, signs, sends and disconnects, and no button ever offers a connected visitor to connect, with a slow remote and without it`, {
        tag: isFirst ? '@journey' : [],
      }, async ({ page, serveHost, world, expectedNoise }) => {
        expectedNoise.push(/contract\.json|404|LoadFailure/)
        const fixtures = { page, serveHost, world }
        const host = await visitMoved(fixtures, way, cookie)
        if (cookie)
          expect(await sentHtml(page)).toMatch(twice('Connect wallet'))
        // ConnectKit's button has no network.
        if (kit === 'connectkit') await host.switchesInAccount()
        else await host.switchesBothWays()
        await host.does('Sign')
        await expect(host.told).toHaveText(/^0x[0-9a-f]{130}$/)
        await host.does('Send')
        await expect(host.told).toHaveText(/^0x[0-9a-f]{64}$/)
        await reloadsConnected(host)
        if (cookie) {
          expect(await sentHtml(page)).toMatch(twice('0xf39F…2266'))
          expect(await sentHtml(page)).not.toMatch(/connect wallet/i)
        }
        const own = page.locator('#own')
        world.remote.fault(/contract\.json$/, 'missing')
        await page.reload()
        await host.says('connected', 8453)
        await expect(own).toHaveText('0xf39F…2266')
        expect(await page.evaluate(() => window.offers)).toEqual([])
        world.remote.heal()
        await own.click()
        await host.dialog('account').waitFor()
        await host.disconnect.click()
        await host.says('disconnected')
        await expect(own).toHaveText('Connect wallet')
      })
    }

    // One way is enough, because the ways differ only in imports and in how the page passes the remote's URL.
    test('moved by the codemod: signs in, follows the page’s theme and language while a dialog is open, and signs out', async ({
      page,
      serveHost,
      world,
    }) => {
      const fixtures = { page, serveHost, world }
      const host = await visitMoved(fixtures, 'codemod', '?sign-in')
      await host.openConnect()
      await host.choose()
      await page.locator(readyToSign).click()
      await host.seesAccount()
      await host.openAccount()
      const account = host.dialog('account')
      const background = () =>
        account.evaluate((it) => getComputedStyle(it).backgroundColor)
      const brightness = async () => Math.max(...rgbOf(await background()))
      expect(await brightness()).toBeGreaterThan(200)
      await expect(host.disconnect).toHaveText('Disconnect')
      // The page changes by itself, because it cannot be pressed while a dialog is open.
      await page.getByText('Evening').dispatchEvent('click')
      await expect.poll(brightness).toBeLessThan(60)
      await expect(host.disconnect).toHaveText('Déconnecter')
      await host.disconnect.click()
      await expect(host.connectButton).toHaveText('Connecter un portefeuille')
      await host.says('disconnected')
      // A new connection must sign in again.
      await host.openConnect()
      await host.choose()
      await page.locator(readyToSign).waitFor()
    })

    test('moved by the codemod, with cookie storage: a phone that uses WalletConnect is still connected after a reload', async ({
      page,
      serveHost,
      world,
      phone,
    }) => {
      const fixtures = { page, serveHost, world }
      const host = await visitMoved(fixtures, 'codemod', '?cookie')
      await reloadsWithPhone(host, phone)
    })
  })

type Fixtures = {
  readonly page: Page
  readonly serveHost: OpenHost
  readonly world: World
}

function librariesOf(host: string): string {
  const [react, wagmi] = ['react', 'wagmi'].map((name) =>
    installedVersion(name, hostFolder(host)),
  )
  return `React ${react} and wagmi ${wagmi}`
}

/** Returns the HTML that the page's server sends for the visitor's cookies. */
async function sentHtml(page: Page): Promise<string> {
  return (await page.request.get(page.url())).text()
}

/** Matches a text that both the kit's button and the page's own button show. */
const twice = (text: string) => new RegExp(`>${text}<.*>${text}<`, 's')

async function reloadsWithPhone(host: Host, phone: WalletPeer) {
  await connectPhone(host, phone)
  await expect(host.own).toContainText(phoneAddress)
  await host.page.reload()
  await host.seesAccount()
  await expect(host.own).toContainText(`connected ${phoneAddress}`)
  expect(phone.requests).toEqual(['connect'])
}

type Host = Awaited<ReturnType<typeof visitHost>>

/** Reloads the page on a slow network. No button ever offers the connected visitor to connect. */
async function reloadsConnected(host: Host) {
  const { page } = host
  // Other browsers have no slow network for tests.
  if (page.context().browser()?.browserType().name() === 'chromium') {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 1.6e6 / 8,
    })
  }
  await page.addInitScript(noteButtons)
  await page.reload()
  await host.seesAccount()
  await host.says('connected', 8453)
  expect(await page.evaluate(() => window.offers)).toEqual([])
}

declare global {
  interface Window {
    /** Texts of the connect buttons that were rendered. */
    offers?: string[]
  }
}

/** For `addInitScript`: records each offer to connect, of the stand-in or of the remote, however briefly it is rendered. */
function noteButtons(): void {
  const offers: string[] = []
  window.offers = offers
  const look = () => {
    const islands = [...document.querySelectorAll('[data-walletdock]')]
    const roots = [document, ...islands.map(({ shadowRoot }) => shadowRoot)]
    const buttons = roots.flatMap((root) => [
      ...(root?.querySelectorAll('button, [role=button]') ?? []),
    ])
    for (const { textContent } of buttons)
      if (/connect wallet/i.test(textContent ?? ''))
        offers.push(textContent ?? '')
    requestAnimationFrame(look)
  }
  look()
}
