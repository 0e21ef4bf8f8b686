import type { Browser, Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { startStaticServer } from '../../host-example/local/staticServer'
import { littleHostSettings } from '../fixtures/servers/littleHostSettings'
import { builtHost } from '../hosts/builtHost'
import { bundled, type Download, scriptsOf, weighed } from './collectDownloads'
import { openVisitor, testRdns } from './openVisitor'

/** The downloads of each stage of the guide's table, by its name. */
export type Stages = Readonly<Record<string, readonly Download[]>>

/** Takes a visitor's steps, and records what each of them downloads. */
export async function measureStages(
  browser: Browser,
  world: World,
): Promise<Stages> {
  // The wallet is an extension here, so its bytes are not the remote's. The page requests names as any page does,
  // though this chain has none.
  const ensRpcUrl = world.chains.second?.url
  world.changeSettings({ testWallet: null, ensRpcUrl })
  const { page, at, during, connect } = await openVisitor(browser, world, 8453)
  const { thinPage, intent, connectDialog, connected } = await connect()
  const firstVisit = [...thinPage, ...intent, ...connectDialog, ...connected]
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
  const first = thinPage.filter(isRemote)
  const networkDialog = await measureNetworkDialog(browser, world)
  const sharedWagmi = without(thinPage, await measureShared(browser, world))
  return {
    'first visit': first,
    'own code': first.filter(
      ({ path }) => !/^\/remoteEntry(\.\w+)?\.js$|\.json$/.test(path),
    ),
    'thin page': thinPage,
    engine: intent.filter(({ dialog }) => !dialog),
    'connect dialog': [
      ...intent.filter(({ dialog }) => dialog === 'connect'),
      ...connectDialog,
    ],
    connected,
    // One intent may load both dialogs, so each is measured without the other.
    'account dialog': accountDialog.filter(
      ({ dialog }) => dialog !== 'network',
    ),
    'network dialog': networkDialog.filter(
      ({ dialog }) => dialog !== 'account',
    ),
    'recent transactions': without(
      accountDialog,
      await measureAccount(browser, world, '/thin', {
        showRecentTransactions: true,
      }),
    ),
    'token list': without(
      await measureAccount(browser, world, '/', {}),
      await measureAccount(browser, world, '/', {
        sampleTokens: [
          { name: 'USD Coin', symbol: 'USDC', value: '1', decimals: 6 },
        ],
      }),
    ),
    'sign-in': without(firstVisit, await measureSignIn(browser, world)),
    ...(await measureReading(browser, world, firstVisit)),
    ...(await measurePhone(browser, world)),
    'wagmi of the page': sharedWagmi,
    '… without dialogs': sharedWagmi.filter(({ isOfDialogs }) => !isOfDialogs),
    'resumed session': resumedPage.filter(isRemote),
    'a language': scriptsOf('data/messages/languages/')
      .toSorted((one, other) => other.bytes - one.bytes)
      .slice(0, 1),
    provider: scriptsOf('features/provider/engine/'),
    'by remotes': (await measureRemotes(browser, world)).filter(isRemote),
    // This script has the federation runtime and its plugins.
    'federation runtime': (
      await openedPage(browser, world, `${world.host.url}/federated`)
    ).filter(({ path }) => /^\/federated\/federated\.\w+\.js$/.test(path)),
    'host kit': [weighed('host/walletdock.js')],
    'walletdock/react': [weighed('host/react.js')],
    'walletdock/rainbowkit': await bundled('rainbowkit'),
    '… in a small page': await bundled('rainbowkit', fewNames),
    'walletdock/connectkit': await bundled('connectkit'),
  }
}

const fewNames = '{ConnectButton,RainbowKitProvider,getDefaultConfig}'
const isRemote = ({ from }: Download) => from === 'remote'

/** Downloads of the second case from the remote that the first case does not have. */
function without(
  usual: readonly Download[],
  downloads: readonly Download[],
): readonly Download[] {
  const paths = new Set(usual.map(({ path }) => path))
  return downloads.filter(isRemote).filter(({ path }) => !paths.has(path))
}

/** Downloads for opening the account dialog of a page with these settings. */
async function measureAccount(
  browser: Browser,
  world: World,
  where: string,
  settings: Parameters<World['changeSettings']>[0],
) {
  world.changeSettings(settings)
  const url = world.host.url + where
  const visitor = await openVisitor(browser, world, 8453, { url })
  await visitor.connect()
  const downloads = await visitor.during(async () => {
    await visitor.at('account-button').click()
    await visitor.at('disconnect').waitFor()
  })
  await visitor.page.context().close()
  world.changeSettings({
    showRecentTransactions: false,
    sampleTokens: undefined,
  })
  return downloads
}

/** Downloads for opening a page, until the button works. */
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

/**
 * Downloads for a page that loads the remote by `remotes:`, until the button works. The page has no chains of its own,
 * like /thin, because checking them needs more files.
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

/** Visitors of /thin see a network button only on another network. */
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

/** Downloads until there is a message to sign. Only the shop has a server for it. */
async function measureSignIn(browser: Browser, world: World) {
  const url = `${world.host.url}/?sign-in`
  const visitor = await openVisitor(browser, world, 8453, { url })
  // The form is loaded when the dialog opens, so that the visitor does not wait for it after approving.
  const { intent, connectDialog } = await visitor.open()
  const downloads = await visitor.during(async () => {
    await visitor.at(`wallet-${testRdns}`).click()
    await visitor.at('sign-in').waitFor()
  })
  await visitor.page.context().close()
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
  const { url } = server
  const { page, connect } = await openVisitor(browser, world, 8453, { url })
  const downloads = Object.values(await connect()).flat()
  await page.context().close()
  await server.stop()
  return downloads
}

/** Downloads for opening the list without Save-Data, without a choice. */
async function measureReading(
  browser: Browser,
  world: World,
  usual: readonly Download[],
): Promise<Stages> {
  const visitor = await openVisitor(browser, world, 8453, { savesData: false })
  const opened = await visitor.open()
  await visitor.page.context().close()
  return {
    '… once idle': opened.thinPage,
    'while reading': without(usual, Object.values(opened).flat()),
  }
}

/** Downloads for a wallet on a phone. They are the same if the relay cannot be reached. */
async function measurePhone(browser: Browser, world: World): Promise<Stages> {
  world.changeSettings({ relayUrl: 'ws://127.0.0.1:9' })
  const { page, at, during, open } = await openVisitor(browser, world, 8453)
  await open()
  const downloads = await during(() => at('wallet-walletConnect').click())
  await page.context().close()
  return {
    WalletConnect: downloads.filter(({ drawsCodes }) => !drawsCodes),
    'code to scan': downloads.filter(({ drawsCodes }) => drawsCodes),
  }
}
