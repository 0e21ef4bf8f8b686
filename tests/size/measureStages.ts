import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { testAddress } from '../parts/chain'
import { findFile } from '../parts/findFile'
import type { World } from '../parts/startWorld'
import { testWalletScript } from '../parts/testWalletScript'
import type { Download, Stages } from './Stages'

const root = path.join(import.meta.dirname, '../..')
/** How long a page asks for nothing when it is done, in milliseconds. */
const silenceMs = 700
const testRdns = 'dev.walletdock.test'

/** Walks a visitor's path on /thin, and notes at each step what was downloaded for it. */
export async function measureStages(
  browser: Browser,
  world: World,
): Promise<Stages> {
  // The wallet is an extension here: its bytes are not the remote's. Names are
  // looked up as on any page, though this chain knows none.
  const ensRpcUrl = world.chains.second?.url
  world.changeSettings({ testWallet: null, ensRpcUrl })
  const { page, at, during, connect } = await openVisitor(browser, world, 8453)
  const firstVisit = await connect()
  const accountDialog = await during(async () => {
    await at('account-button').click()
    await at('disconnect').waitFor()
  })
  await at('close').click()
  // What names need comes after the connected state has shown.
  world.names.answer('hang')
  const resumedPage = await during(async () => {
    await page.reload()
    await at('account-button').waitFor()
  })
  world.names.heal()
  await page.context().close()
  const kit = readFileSync(path.join(root, 'dist/host/walletdock.js'))
  return {
    ...firstVisit,
    accountDialog,
    networkDialog: await measureNetworkDialog(browser, world),
    phone: await measurePhone(browser, world),
    resumedPage,
    hostKit: gzipSync(kit, { level: 9 }).length,
  }
}

/** /thin has one network only, so its network button shows to visitors on another one. */
async function measureNetworkDialog(browser: Browser, world: World) {
  const { page, at, during, connect } = await openVisitor(browser, world, 10)
  await connect()
  const downloads = await during(async () => {
    await at('network-button').click()
    await at('chain-8453').waitFor()
  })
  await page.context().close()
  return downloads
}

/** A visitor whose wallet is on a phone. What comes is the same while the relay is out of reach. */
async function measurePhone(browser: Browser, world: World) {
  world.changeSettings({ relayUrl: 'ws://127.0.0.1:9' })
  const { page, at, during, open } = await openVisitor(browser, world, 8453)
  await open()
  const downloads = await during(() => at('wallet-walletConnect').click())
  await page.context().close()
  return downloads
}

/** A first-time visitor whose wallet is on the given chain. */
async function openVisitor(browser: Browser, world: World, chainId: number) {
  const context = await browser.newContext()
  const { rpcUrls } = world.hostSettings()
  await context.addInitScript(
    await testWalletScript({
      address: testAddress,
      rpcUrls,
      chainId,
      rdns: testRdns,
    }),
  )
  const page = await context.newPage()
  const at = (id: string) => page.getByTestId(`wd-${id}`)
  const during = (act: () => Promise<unknown>) => collect(page, world, act)

  async function open() {
    const thinPage = await during(async () => {
      await page.goto(`${world.host.url}/thin`)
      await at('connect-button').waitFor()
    })
    const intent = await during(() => at('connect-button').hover())
    const connectDialog = await during(async () => {
      await at('connect-button').click()
      await at(`wallet-${testRdns}`).waitFor()
    })
    return { thinPage, intent, connectDialog }
  }

  async function connect() {
    const opened = await open()
    const connected = await during(async () => {
      await at(`wallet-${testRdns}`).click()
      await at('connect-dialog').waitFor({ state: 'detached' })
    })
    return { ...opened, connected }
  }

  return { page, at, during, open, connect }
}

/** What the page asked either origin for while something was done, and until it fell silent. */
async function collect(
  page: Page,
  world: World,
  act: () => Promise<unknown>,
): Promise<readonly Download[]> {
  const urls = new Set<string>()
  let changedMs = performance.now()
  const ours = [world.remote.url, world.host.url]
  const note = (request: { url(): string }) => {
    if (!ours.includes(new URL(request.url()).origin)) return
    urls.add(request.url())
    changedMs = performance.now()
  }
  page.on('request', note)
  page.on('requestfinished', note)
  await act()
  while (performance.now() - changedMs < silenceMs) await wait(50)
  page.off('request', note)
  page.off('requestfinished', note)
  return Promise.all([...urls].map((url) => weigh(url, world)))
}

async function weigh(address: string, world: World): Promise<Download> {
  const { origin, pathname } = new URL(address)
  const from = origin === world.remote.url ? 'remote' : 'host'
  const folder = from === 'remote' ? 'dist' : 'host-example/dist'
  const file = await findFile(path.join(root, folder), pathname)
  const bytes = file?.zipped.length ?? 0
  const dialog = from === 'remote' ? dialogIn(String(file?.body)) : undefined
  const drawsCodes = String(file?.body).includes('crispEdges')
  return { path: pathname, from, bytes, dialog, drawsCodes }
}

/** The view that a file holds: known by the public test ids that no other view has. */
function dialogIn(script: string): Download['dialog'] {
  if (script.includes('wd-wallet-')) return 'connect'
  if (script.includes('wd-copy-address')) return 'account'
  if (script.includes('wd-chain-')) return 'network'
  return undefined
}
