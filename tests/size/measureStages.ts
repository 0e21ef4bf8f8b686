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
  // The wallet is an extension here: its bytes are not the remote's.
  world.changeSettings({ testWallet: null, nameService: null })
  const { rpcUrls } = world.hostSettings()
  const context = await browser.newContext()
  await context.addInitScript(
    await testWalletScript({ address: testAddress, rpcUrls, rdns: testRdns }),
  )
  const page = await context.newPage()
  const during = (act: () => Promise<unknown>) => collect(page, world, act)
  const at = (id: string) => page.getByTestId(`wd-${id}`)

  const thinPage = await during(async () => {
    await page.goto(`${world.host.url}/thin`)
    await at('connect-button').waitFor()
  })
  const intent = await during(() => at('connect-button').hover())
  const connectDialog = await during(async () => {
    await at('connect-button').click()
    await at(`wallet-${testRdns}`).waitFor()
  })
  await at(`wallet-${testRdns}`).click()
  await at('account-button').waitFor()
  const accountDialog = await during(async () => {
    await at('account-button').click()
    await at('disconnect').waitFor()
  })
  await at('close').click()
  const networkDialog = await during(async () => {
    await at('network-button').click()
    await at('chain-8453').waitFor()
  })
  await at('close').click()
  const resumedPage = await during(async () => {
    await page.reload()
    await at('account-button').waitFor()
  })
  await context.close()
  const kit = readFileSync(path.join(root, 'dist/host/walletdock.js'))
  return {
    thinPage,
    intent,
    connectDialog,
    accountDialog,
    networkDialog,
    resumedPage,
    hostKit: gzipSync(kit, { level: 9 }).length,
  }
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
  return { path: pathname, from, bytes: file?.zipped.length ?? 0 }
}
