import { expect, mergeTests } from '@playwright/test'
import type { WebDriver } from 'selenium-webdriver'
import { startWorld, type World } from '../../host-example/local/startWorld'
import { anyPorts, readSettings } from '../../host-example/start/settings'
import { engines } from '../fixtures/browsers/engines'
import { findWebKit } from '../fixtures/browsers/findWebKit'
import { resetChains } from '../fixtures/chain/resetChains'
import { startServer } from '../fixtures/project/runProgram'
import { phoneAddress } from '../fixtures/relay/phoneFixtures'
import { type Relay, startRelay } from '../fixtures/relay/relay'
import type { WalletPeer } from '../fixtures/relay/walletPeer'
import { pagesTest } from '../fixtures/servers/pagesFixtures'
import { siteTest } from '../fixtures/servers/siteFixtures'
import { startWebKit } from './startWebKit'
import { Visitor } from './Visitor'

type Fixtures = {
  driver: WebDriver
  visitor: Visitor
  /** Chains, remote and sample host. Their faults end before each test. */
  world: World
  /** A phone with a wallet that scans codes, and its relay. */
  phone: WalletPeer
  /** Scripts that run in every page of the host before its own. */
  scripts: string[]
  /** Patterns of console lines that the test expects. Any other warning or error fails the test. */
  expectedNoise: RegExp[]
}
type WorkerFixtures = {
  /** Value of the environment variable `DISPLAY` with a virtual display. */
  display: string | undefined
  ownWorld: World
  ownRelay: Relay
}

/** Safari on a phone. WebKitGTK differs from it only in the name of the system. */
export const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** Pages of the sample host have no extension. */
const pages = /^\/[\w/-]*$/

/** Fixtures of the journeys in WebKit. Each test has its own browser. */
export const test = mergeTests(pagesTest, siteTest).extend<
  Fixtures,
  WorkerFixtures
>({
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const paths = findWebKit()
      if (!paths) return use(undefined)
      const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24']
      const { said, stop } = await startServer(
        paths.xvfb,
        [...args, '-nolisten', 'tcp'],
        /^(\d+)\n/m,
      )
      await use(`:${said}`)
      await stop()
    },
    { scope: 'worker' },
  ],
  driver: async ({ display, userAgent }, use, { skip }) => {
    const paths = findWebKit()
    skip(!paths, engines.webkit.advice)
    if (!paths || !display) return
    const webKit = await startWebKit({ ...paths, display, userAgent })
    await use(webKit.driver)
    await webKit.stop()
  },
  visitor: async ({ driver }, use) => {
    await use(new Visitor(driver))
  },
  ownWorld: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const world = await startWorld({ ...readSettings({}), ...anyPorts })
      await use(world)
      await world.stop()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  scripts: ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  expectedNoise: ({}, use) => use([]),
  world: async ({ ownWorld, scripts, expectedNoise }, use) => {
    ownWorld.heal()
    await resetChains(ownWorld)
    ownWorld.host.rewrite(pages, (html) => {
      const own = [`(${reportNoise})()`, ...scripts].join(';\n')
      const text = html.replace('<head>', `<head><script>${own}</script>`)
      return { text, headers: {} }
    })
    await use(ownWorld)
    const noise = ownWorld.host.requests
      .filter((each) => each.startsWith('/noise/'))
      .map((each) => decodeURIComponent(each.slice('/noise/'.length)))
      .filter((line) => !expectedNoise.some((each) => each.test(line)))
    expect(noise, 'the page wrote to the console').toEqual([])
  },
  ownRelay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const relay = await startRelay()
      await use(relay)
      await relay.stop()
    },
    { scope: 'worker' },
  ],
  phone: async ({ ownRelay, world, scripts }, use) => {
    const relayUrl = ownRelay.url
    world.changeSettings({ relayUrl })
    // Without this variable, every request waits 5 s for a server that is not on this machine.
    scripts.push('window.process = { env: { IS_VITEST: "true" } }')
    const { rpcUrls } = world.hostSettings()
    const { startWalletPeer } = await import('../fixtures/relay/walletPeer')
    const address = phoneAddress
    const phone = await startWalletPeer({ relayUrl, address, rpcUrls })
    await use(phone)
    await phone.stop()
  },
})

/** Runs in each page. WebDriver does not report what a page writes to its console, so the page tells its server. */
function reportNoise() {
  const report = (...parts: readonly unknown[]) =>
    void navigator.sendBeacon(`/noise/${encodeURIComponent(parts.join(' '))}`)
  console.warn = report
  console.error = report
  addEventListener('error', ({ message }) => message && report(message))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
