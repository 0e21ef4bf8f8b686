import { expect } from '@playwright/test'
import { installedVersion } from '../fixtures/project/installedVersion'
import { connectPhone, phoneAddress } from '../fixtures/relay/phoneFixtures'
import { test } from '../fixtures/test'
import { hostFolder } from '../hosts/builtHost'
import { visitHost } from './models/HostPage'

/** The default mode runs the tests in one worker, which builds each host once. */
test.describe.configure({ mode: 'default' })

for (const name of ['wagmi2.9', 'wagmi2', 'wagmi3.0', 'rspack'] as const) {
  const wagmi = installedVersion('wagmi', hostFolder(name))
  const react = installedVersion('react', hostFolder(name))
  test.describe(`a page of React ${react} with its own config of wagmi ${wagmi}`, () => {
    test('connects, switches and disconnects, and its own hooks show the same state; after a reload, the visitor is still connected, and no connect button is ever shown; its own connector is listed and connects', async ({
      page,
      serveHost,
    }) => {
      const host = await visitHost(page, serveHost, name, '?own')
      await host.goesThrough()
      await host.switchesBothWays()
      await page.addInitScript(noteButtons)
      await page.reload()
      await host.seesAccount()
      await host.says('connected', 8453)
      expect(await page.evaluate(() => window.offers)).toEqual([])
      // A connector that only the page has is listed and connects.
      await host.openAccount()
      await host.disconnect.click()
      await host.connect('burner')
      await expect(host.own).toHaveText(/^connected 0x0+dEaD 8453/i)
      await host.runsOneReact()
    })

    // The oldest and the newest wagmi. The others have the same connectors.
    if (name !== 'wagmi2.9' && name !== 'rspack') return
    test('a phone that uses WalletConnect is still connected after a reload', async ({
      page,
      serveHost,
      phone,
    }) => {
      const host = await visitHost(page, serveHost, name, '?own')
      await connectPhone(host, phone)
      await expect(host.own).toContainText(phoneAddress)
      await page.reload()
      await host.seesAccount()
      await expect(host.own).toContainText(`connected ${phoneAddress}`)
      expect(phone.requests).toEqual(['connect'])
    })
  })
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
