import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { startStaticServer } from '../../host-example/local/staticServer'
import { littleHostSettings } from '../fixtures/servers/littleHostSettings'
import { builtHost } from '../hosts/builtHost'
import { largestLanguage } from './largestLanguage'
import { measureRecent, measureTokens, openedAccount } from './measureAccount'
import { openVisitor, testRdns } from './openVisitor'
import type { Download, Stages } from './Stages'

const root = path.join(import.meta.dirname, '../..')

/** Takes a visitor's steps on /thin, and records what each of them downloads. */
export async function measureStages(
  browser: Browser,
  world: World,
): Promise<Stages> {
  // The wallet is an extension here, so its bytes are not the remote's. The page requests names as any page does,
  // though this chain has none.
  const ensRpcUrl = world.chains.second?.url
  world.changeSettings({ testWallet: null, ensRpcUrl })
  const { page, at, during, connect } = await openVisitor(browser, world, 8453)
  const firstVisit = await connect()
  const accountDialog = await during(async () => {
    await at('account-button').click()
    await at('disconnect').waitFor()
  })
  await at('close').click()
  // The files for names are loaded after the account is shown.
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
    recentTransactions: without(
      accountDialog,
      await measureRecent(browser, world),
    ),
    tokenList: without(
      await openedAccount(browser, world, world.host.url),
      await measureTokens(browser, world),
    ),
    signIn: without(
      Object.values(firstVisit).flat(),
      await measureSignIn(browser, world),
    ),
    ...(await measureReading(browser, world, Object.values(firstVisit).flat())),
    phone: await measurePhone(browser, world),
    sharedWagmi: without(
      firstVisit.thinPage,
      await measureShared(browser, world),
    ),
    resumedPage,
    remotesPage: await measureRemotes(browser, world),
    federatedPage: await measureFederated(browser, world),
    hostKit: gzipSync(kit, { level: 9 }).length,
    language: largestLanguage(),
  }
}

/** Downloads of the sample host's page with the federation runtime, until the button works. */
async function measureFederated(browser: Browser, world: World) {
  const url = `${world.host.url}/federated`
  return (await openedPage(browser, world, url)).filter(
    ({ from }) => from === 'host',
  )
}

/**
 * Downloads from the remote for a page that loads it by `remotes:`, until the button works. The page has no chains of
 * its own, like /thin, because checking them needs more files.
 */
async function measureRemotes(browser: Browser, world: World) {
  const { chains: _, ...config } = littleHostSettings(world).config
  const server = await startStaticServer({
    folder: await builtHost('both-ways'),
    answers: { '/settings.json': () => ({ config }) },
  })
  server.rewrite('/remotes.js', (text) => ({
    text: text.replaceAll('http://wallet.example', world.remote.url),
    headers: {},
  }))
  const { url } = server
  const downloads = await openedPage(browser, world, url, async (page) => {
    await page.addScriptTag({ url: '/remotes.js' })
    await page.evaluate(() => window.startPart?.remotes?.())
  })
  await server.stop()
  return downloads
}

async function openedPage(
  browser: Browser,
  world: World,
  url: string,
  start?: (page: Page) => Promise<void>,
) {
  const visitor = await openVisitor(browser, world, 8453, { url })
  const downloads = await visitor.during(async () => {
    await visitor.page.goto(url)
    await start?.(visitor.page)
    await visitor.at('connect-button').waitFor()
  })
  await visitor.page.context().close()
  return downloads
}

/** /thin has only one network, so its network button is shown only to visitors on another one. */
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

/**
 * Downloads for connecting on a page that requires sign-in, until there is a message to sign. Only the shop has a
 * server for it.
 */
async function measureSignIn(browser: Browser, world: World) {
  const url = `${world.host.url}/?sign-in`
  const { page, at, during, open } = await openVisitor(browser, world, 8453, {
    url,
  })
  // The form is loaded when the dialog opens, so that the visitor does not wait for it after approving.
  const { intent, connectDialog } = await open()
  const downloads = await during(async () => {
    await at(`wallet-${testRdns}`).click()
    await at('sign-in').waitFor()
  })
  await page.context().close()
  return [...intent, ...connectDialog, ...downloads]
}

/** Downloads of a page that shares wagmi and uses its own hooks, until account, name and balance are shown. */
async function measureShared(browser: Browser, world: World) {
  const { remoteUrl, config } = littleHostSettings(world)
  const ensRpcUrl = world.chains.second?.url
  const settings = { remoteUrl, config: { ...config, ensRpcUrl } }
  const server = await startStaticServer({
    folder: await builtHost('rspack'),
    answers: { '/settings.json': () => settings },
  })
  const { page, connect } = await openVisitor(browser, world, 8453, {
    url: server.url,
  })
  const downloads = Object.values(await connect()).flat()
  await page.context().close()
  await server.stop()
  return downloads
}

/** Downloads of the second case that the first one does not have. */
function without(
  usual: readonly Download[],
  downloads: readonly Download[],
): readonly Download[] {
  const paths = new Set(usual.map(({ path }) => path))
  return downloads.filter(({ from, path }) => {
    return from === 'remote' && !paths.has(path)
  })
}

/** Downloads for opening the list without Save-Data, without a choice. */
async function measureReading(
  browser: Browser,
  world: World,
  usual: readonly Download[],
) {
  const visitor = await openVisitor(browser, world, 8453, { savesData: false })
  const opened = await visitor.open()
  await visitor.page.context().close()
  return {
    idlePage: opened.thinPage,
    whileReading: without(usual, Object.values(opened).flat()),
  }
}

/** Downloads for a wallet on a phone. They are the same if the relay cannot be reached. */
async function measurePhone(browser: Browser, world: World) {
  world.changeSettings({ relayUrl: 'ws://127.0.0.1:9' })
  const { page, at, during, open } = await openVisitor(browser, world, 8453)
  await open()
  const downloads = await during(() => at('wallet-walletConnect').click())
  await page.context().close()
  return downloads
}
