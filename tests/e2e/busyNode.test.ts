import { expect, type Page } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import { askChain } from '../fixtures/chain/askChain'
import { type RpcFault, startFaultyRpc } from '../fixtures/chain/faultyRpc'
import { visitThin } from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { test as base } from '../fixtures/test'

type Node = {
  /** The chain itself, for a wallet with a node of its own. */
  readonly chainUrl: string
  readonly be: (fault: RpcFault) => Promise<unknown>
  /** How often it has been asked. */
  readonly count: () => Promise<number>
  /** What it has of the account, in whole Ether. */
  readonly setBalance: (ether: bigint) => Promise<unknown>
}

/** The host's node for Base behind a gateway that goes wrong as it is told. */
const test = base.extend<{
  node: Node
  open: (page: Page) => Promise<WalletPage>
}>({
  node: async ({ world, expectedNoise }, use) => {
    expectedNoise.push(/Failed to load resource.*429/)
    const { rpcUrls } = world.hostSettings()
    const chainUrl = rpcUrls['8453'] ?? ''
    const gateway = await startFaultyRpc(chainUrl)
    const url = `${gateway.url}/node`
    world.changeSettings({ rpcUrls: { ...rpcUrls, 8453: url } })
    await use({
      chainUrl,
      be: (fault) =>
        fetch(`${gateway.url}/fault/node`, {
          method: 'POST',
          body: JSON.stringify(fault),
        }),
      count: async () => Number(await (await fetch(url)).text()),
      setBalance: (ether) =>
        askChain(chainUrl, 'anvil_setBalance', [
          testAddress,
          `0x${(ether * 10n ** 18n).toString(16)}`,
        ]),
    })
    await gateway.stop()
  },
  open: async ({ world, node }, use) => {
    const rpcUrls = { 8453: node.chainUrl }
    await use((page) => visitThin(page, world, { rpcUrls }))
  },
})

test('a node that says "too many" to one tab is left alone by all of them, and comes back to all', async ({
  context,
  page,
  node,
  open,
}) => {
  const here = await open(page)
  await here.connect()
  const there = await open(await context.newPage())
  for (const tab of [here, there])
    await expect(tab.accountButton).toContainText('10k ETH')
  await node.be({ status: 429, body: '{}', retryAfter: '10' })
  const before = await node.count()
  await expect.poll(node.count, { intervals: [20] }).toBeGreaterThan(before)
  // What both have asked in the same moment.
  await page.waitForTimeout(1000)
  const refused = await node.count()
  // Three blocks of 2 s, with a look for each in either tab.
  await page.waitForTimeout(6000)
  expect(await node.count()).toBe(refused)
  await node.be({})
  await node.setBalance(77n)
  for (const tab of [here, there])
    await expect(tab.accountButton).toContainText('77 ETH')
})

test('without a storage, each tab leaves such a node alone by itself', async ({
  context,
  page,
  node,
  open,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  })
  const tabs = [await open(page), await open(await context.newPage())]
  for (const tab of tabs) {
    await tab.connect()
    await expect(tab.accountButton).toContainText('10k ETH')
  }
  await node.be({ status: 429, body: '{}', retryAfter: '10' })
  const before = await node.count()
  // Either has been refused once.
  await expect.poll(node.count, { intervals: [20] }).toBe(before + 2)
  await page.waitForTimeout(5000)
  expect(await node.count()).toBe(before + 2)
  await node.be({})
  await node.setBalance(77n)
  for (const tab of tabs)
    await expect(tab.accountButton).toContainText('77 ETH')
})
