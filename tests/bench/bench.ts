import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { browserLaunch } from '../parts/browserLaunch'
import { build } from '../parts/build'
import { testAddress } from '../parts/chain'
import { needBrowser } from '../parts/needBrowser'
import { startWorld } from '../parts/startWorld'
import { startStaticServer } from '../parts/staticServer'
import { testWalletScript } from '../parts/testWalletScript'
import { anyPorts, readSettings } from '../start/settings'
import { compareTimes } from './compareTimes'
import { measureTap, type PageTimes, slowdown } from './measureTap'
import { buildPlain } from './plain/buildPlain'

const runs = 7
const say = (line: string) => void process.stdout.write(`${line}\n`)

await needBrowser(say)
await build()
const folder = await mkdtemp(path.join(tmpdir(), 'walletdock-'))
await buildPlain(folder)
const plainServer = await startStaticServer({ folder })
const world = await startWorld({ ...readSettings({}), ...anyPorts })
const browser = await chromium.launch(browserLaunch())
try {
  say(`${runs} runs each in turn, processor ${slowdown} times slower`)
  say((await compare()).join('\n'))
} finally {
  await browser.close()
  await Promise.all([world.stop(), plainServer.stop()])
  await rm(folder, { recursive: true })
}

async function compare() {
  world.changeSettings({ testWallet: null })
  const { rpcUrls } = world.hostSettings()
  const extensions = [
    await testWalletScript({ address: testAddress, rpcUrls, chainId: 8453 }),
  ]
  const ours = {
    url: `${world.host.url}/thin`,
    button: 'wd-connect-button',
    extensions,
  }
  const plain = { url: plainServer.url, button: 'plain-button', extensions }
  const ourTimes: PageTimes[] = []
  const plainTimes: PageTimes[] = []
  // In turn, so that a busy moment of this machine hits both.
  for (let run = 0; run < runs; run += 1) {
    ourTimes.push(await measureTap(browser, ours))
    plainTimes.push(await measureTap(browser, plain))
  }
  return compareTimes(ourTimes, plainTimes)
}
