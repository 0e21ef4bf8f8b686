import { existsSync } from 'node:fs'
import {
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { createServer } from 'node:https'
import path from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { build } from '../../host-example/local/build'
import { startChain, testAddress } from '../../host-example/local/chain'
import { close, listen } from '../../host-example/local/ports'
import { startWorld } from '../../host-example/local/startWorld'
import { anyPorts, readSettings } from '../../host-example/start/settings'
import { browserLaunch } from '../fixtures/browsers/chromium'
import {
  pinEnvironment,
  pinnedContext,
} from '../fixtures/environment/environment'
import { certificate, trusted } from '../fixtures/servers/certificate'
import { MetaMask } from './MetaMask'
import { MetaMaskVisitor } from './MetaMaskVisitor'
import { onboard } from './onboard'
import { secondAddress, steps } from './steps'

const json = { 'content-type': 'application/json' }

const say = (line: string) => void process.stdout.write(`${line}\n`)
const usage = `Skipped: no MetaMask was given.
npm run extension -- PATH takes the steps of tests/extension/steps.ts with a real MetaMask.
PATH is the folder of an unpacked build for Chrome, the one with its manifest.json.
npm run extension -- PATH WORD takes only the steps whose title contains the word.`

const [folder, word = ''] = process.argv.slice(2)
if (folder === undefined) say(usage)
else await run(path.resolve(folder))

async function run(extension: string) {
  if (!existsSync(path.join(extension, 'manifest.json')))
    throw new Error(
      `${extension} has no manifest.json. Unpack the build and name that folder.`,
    )
  const selected = steps.filter(({ title }) => title.includes(word))
  if (selected.length === 0) throw new Error(`No step contains "${word}".`)
  pinEnvironment()
  await build()
  const { startOver, take, stop } = await startScene(extension)
  let failed = 0
  try {
    for (const step of selected)
      try {
        await startOver()
        await take(step)
        say(`ok      ${step.title}`)
      } catch (error) {
        failed += 1
        say(`FAILED  ${step.title}\n${error}`)
      }
    say(`\n${selected.length - failed} passed, ${failed} failed`)
    process.exitCode = failed === 0 ? 0 : 1
  } finally {
    await stop()
  }
}

/** Starts chains, sample host and a browser whose MetaMask has the accounts of the local chains. */
async function startScene(extension: string) {
  const world = await startWorld({ ...readSettings({}), ...anyPorts })
  world.changeSettings({ testWallet: null })
  // MetaMask starts every site on Ethereum.
  const ethereum = await startChain({ chainId: 1, blockTimeMs: 2000 })
  const base = world.chains.base?.url ?? ''
  const optimism = world.chains.second?.url ?? ''
  const proxy = await startRpcProxy({
    'mainnet.infura.io': ethereum.url,
    'base-mainnet.infura.io': base,
    'optimism-mainnet.infura.io': optimism,
    'mainnet.optimism.io': optimism,
  })
  const context = await launchWithExtension(extension, proxy.port)
  // No step waits for a certain time. This limit only ends steps that hang, even on a busy machine.
  context.setDefaultTimeout(45_000)
  const accounts = [testAddress, secondAddress]
  const metaMask = await MetaMask.in(context, world.host.url, accounts)
  await onboard(context, metaMask.url('home.html'))
  return {
    /** Closes every tab and prompt, revokes the page's permissions and selects the first account. */
    async startOver() {
      const page = await context.newPage()
      for (const other of context.pages())
        if (other !== page) await other.close()
      await metaMask.unlock()
      await metaMask.selectAccount(testAddress)
      await page.goto(world.host.url)
      // A tab in the background renders no frames, and Playwright would wait for one.
      const polling = 100
      await page.waitForFunction('window.ethereum', undefined, { polling })
      await page.evaluate(
        `ethereum.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })`,
      )
      await page.evaluate('localStorage.clear(); sessionStorage.clear()')
      // Another tab must be open while this one closes, or Chromium exits.
      await context.newPage()
      await page.close()
    },
    take: (step: (typeof steps)[number]) =>
      step.act({
        metaMask,
        visit: async (where = '/') => {
          const page = await context.newPage()
          await page.goto(world.host.url + where)
          return new MetaMaskVisitor(page, metaMask)
        },
      }),
    async stop() {
      await context.close()
      await Promise.all([proxy.stop(), ethereum.stop(), world.stop()])
    },
  }
}

/**
 * Starts Chromium with one unpacked extension. Every host name resolves to `port` of this machine, so that neither
 * the extension nor the browser reaches the internet.
 */
async function launchWithExtension(
  folder: string,
  port: number,
): Promise<BrowserContext> {
  // Chromium's headless shell does not load extensions.
  const { args = [], ...launch } = browserLaunch('whole')
  const context = await chromium.launchPersistentContext('', {
    ...launch,
    ...pinnedContext,
    viewport: { width: 1280, height: 800 },
    args: [
      ...args,
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
      `--host-resolver-rules=EXCLUDE localhost, EXCLUDE 127.0.0.1, MAP * 127.0.0.1:${port}`,
      trusted(),
      // MetaMask places its window at the right edge of the page's. Chromium refuses to open one beside the screen.
      '--screen-info={1600x1200}',
      '--window-size=1280,900',
    ],
  })
  await allowReload(context)
  return context
}

/** Outside its developer mode, Chromium does not start an unpacked extension again after it has reloaded itself. */
async function allowReload(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto('chrome://extensions')
  await page.evaluate(
    'chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true })',
  )
  await page.close()
}

/** URL of the local chain behind each RPC host that MetaMask or a page adds. */
type RpcHosts = Readonly<Record<string, string>>

type RpcProxy = {
  readonly port: number
  readonly stop: () => Promise<void>
}

/**
 * Stands in for the whole internet, so that no request of MetaMask leaves this machine. Forwards requests to JSON-RPC
 * hosts to the local chains, and answers every other host with 503.
 */
async function startRpcProxy(hosts: RpcHosts): Promise<RpcProxy> {
  const server = createServer(certificate(), (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    const { host = '' } = request.headers
    const chain = hosts[host]
    if (!chain) return void response.writeHead(503).end()
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    pass(request, response, chain)
  })
  const origin = await listen(server, 0)
  return { port: Number(new URL(origin).port), stop: () => close(server) }
}

function pass(request: IncomingMessage, response: ServerResponse, to: string) {
  const passed = forward(to, { method: 'POST', headers: json }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, json)
    answer.pipe(response)
  })
  passed.on('error', () => response.destroy())
  request.pipe(passed)
}
