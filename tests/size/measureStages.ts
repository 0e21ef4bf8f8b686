import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { startStaticServer } from '../../host-example/local/staticServer'
import { littleHostSettings } from '../fixtures/servers/littleHostSettings'
import { builtHost } from '../hosts/builtHost'
import { largestLanguage } from './largestLanguage'
import { measureRecent, measureTokens, openedAccount } from './measureAccount'
import { openVisitor, testRdns } from './openVisitor'
import type { Download, Stages } from './Stages'

const root = path.join(import.meta.dirname, '../..')

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
    hostKit: gzipSync(kit, { level: 9 }).length,
    language: largestLanguage(),
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

/** Connecting where visitors sign in, until there is something to sign. Only the shop has a server for it. */
async function measureSignIn(browser: Browser, world: World) {
  const url = `${world.host.url}/?sign-in`
  const { page, at, during, open } = await openVisitor(browser, world, 8453, {
    url,
  })
  // Its form comes when the dialog opens: the visitor's yes must not wait for it.
  const { intent, connectDialog } = await open()
  const downloads = await during(async () => {
    await at(`wallet-${testRdns}`).click()
    await at('sign-in').waitFor()
  })
  await page.context().close()
  return [...intent, ...connectDialog, ...downloads]
}

/** A page that shares wagmi and puts its own hooks on the connection, until account, name and balance are there. */
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

/** What comes in one case and not in the other. */
function without(
  usual: readonly Download[],
  downloads: readonly Download[],
): readonly Download[] {
  const paths = new Set(usual.map(({ path }) => path))
  return downloads.filter(({ from, path }) => {
    return from === 'remote' && !paths.has(path)
  })
}

/** Opening the list without Save-Data, and choosing nothing. */
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

/** A visitor whose wallet is on a phone. What comes is the same while the relay is out of reach. */
async function measurePhone(browser: Browser, world: World) {
  world.changeSettings({ relayUrl: 'ws://127.0.0.1:9' })
  const { page, at, during, open } = await openVisitor(browser, world, 8453)
  await open()
  const downloads = await during(() => at('wallet-walletConnect').click())
  await page.context().close()
  return downloads
}
