import { expect, type Frame, type Page } from '@playwright/test'
import { resultFrom } from '../../parts/resultFrom'
import { safeContract } from '../../parts/safeContract'
import { type SafePage, startSafePage } from '../../parts/safePage'
import type { SafeAccounts, SafeManner } from '../../parts/safeParent'
import type { World } from '../../parts/startWorld'
import { test as base } from '../../parts/worldTest'
import { WalletPage } from './WalletPage'
import { watchWords } from './watchWords'

/** The Safe is a contract; the local chains hold the keys of the two others. */
const accounts: SafeAccounts = {
  safe: '0x5aFE000000000000000000000000000000000001',
  owner: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  stranger: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
}
const chainId = 8453
const hundredEther = `0x${(100n * 10n ** 18n).toString(16)}`

/** A test with a page of another origin that is a Safe around the sample host. */
export const test = base.extend<{ safe: SafePage }>({
  safe: async ({ page, world }, use) => {
    const rpcUrl = world.hostSettings().rpcUrls['8453']
    const { safe: address, owner } = accounts
    const code = safeContract(owner)
    await resultFrom(rpcUrl, 'anvil_setCode', address, code)
    await resultFrom(rpcUrl, 'anvil_setBalance', address, hundredEther)
    const safe = await startSafePage(accounts, chainId, rpcUrl)
    world.changeSettings({ safeOrigins: [safe.url] })
    await use(safe)
    // First who still asks: an open page complains about a server that has gone.
    await page.close()
    await safe.stop()
  },
})

/** What a visitor sees of Walletdock in that page's frame. */
class WalletInSafe extends WalletPage {
  constructor(
    page: Page,
    override readonly frame: Frame,
  ) {
    super(page, frame)
  }
}

/** Opens the sample host in the frame of that page. */
export async function visitInSafe(
  page: Page,
  world: World,
  safe: SafePage,
  {
    path = '/',
    manner = 'answers',
  }: { path?: string; manner?: SafeManner } = {},
) {
  await page.addInitScript(watchWords, 'wd-connect-button')
  await page.addInitScript((said) => {
    addEventListener('DOMContentLoaded', () => {
      if (window.safe) window.safe.manner = said
    })
  }, manner)
  const app = `${world.host.url}${path}`
  await page.goto(`${safe.url}/#${encodeURIComponent(app)}`)
  await expect.poll(() => page.frame({ url: app })).not.toBeNull()
  const frame = page.frame({ url: app })
  if (!frame) throw new Error('The Safe shows no app.')
  return new WalletInSafe(page, frame)
}

/** Reloads the app alone, and waits until the page that was there has gone. */
export async function reloadFrame({ page, frame }: WalletInSafe) {
  await Promise.all([
    page.waitForEvent('framenavigated', (moved) => moved === frame),
    // A moment later: who asks would else be gone before the answer.
    frame.evaluate(() => void setTimeout(() => location.reload())),
  ])
}
