import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { browserLaunch } from '../parts/browserLaunch'
import { build } from '../parts/build'
import { needBrowser } from '../parts/needBrowser'
import { pageScript } from '../parts/pageScript'
import { startWorld } from '../parts/startWorld'
import { startStaticServer } from '../parts/staticServer'
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
  for (const wallets of [1, 300]) {
    say(`\n${wallets === 1 ? 'one extension' : `${wallets} extensions`}`)
    say((await compare(wallets)).join('\n'))
  }
} finally {
  await browser.close()
  await Promise.all([world.stop(), plainServer.stop()])
  await rm(folder, { recursive: true })
}

/** @param wallets how many extensions announce themselves */
async function compare(wallets: number) {
  world.changeSettings({ testWallet: null })
  const { rpcUrls } = world.hostSettings()
  const extensions = [
    await pageScript('tests/parts/announceMany.ts', 'announceMany', wallets, {
      rpcUrls,
    }),
  ]
  const ours = {
    url: `${world.host.url}/thin`,
    button: 'wd-connect-button',
    wallets,
    extensions,
  }
  const plain = {
    url: plainServer.url,
    button: 'plain-button',
    wallets,
    extensions,
  }
  const ourTimes: PageTimes[] = []
  const plainTimes: PageTimes[] = []
  // In turn, so that a busy moment of this machine hits both.
  for (let run = 0; run < runs; run += 1) {
    ourTimes.push(await measureTap(browser, ours))
    plainTimes.push(await measureTap(browser, plain))
  }
  return compareTimes(ourTimes, plainTimes)
}
