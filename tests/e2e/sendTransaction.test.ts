import { expect, type Page } from '@playwright/test'
import {
  visitShop,
  walletAnswers,
  walletWasAsked,
} from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { typeIn } from './models/typeIn'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const key = `0x${'00'.repeat(32)}`
const tooMuch = (2n ** 256n).toString()

/** Hands a request to the page's `useSendTransaction`; what came of the one before is no longer told then. */
async function send(page: Page, request: object) {
  await typeIn(page.getByLabel('Request, in JSON'), JSON.stringify(request))
  await page.getByRole('button', { name: 'Send the request' }).click()
}
const outcome = (page: Page) => page.getByRole('status', { name: 'Result' })

test('a request is sent, recorded, and confirmed [3.11] [7.25]', {
  tag: '@engines',
}, async ({ page, world }) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await send(page, { to, value: '1000', description: 'A pip' })
  await expect(outcome(page)).toHaveText(/^Sent as 0x[\da-f]{64}$/)
  await visitor.openAccount()
  const listed = visitor.dialog('account').getByRole('listitem')
  await expect(listed).toHaveCount(1)
  await expect(listed).toContainText('A pip')
  await expect(listed).toContainText('Confirmed')
})

test('a wallet that says no has sent nothing, and nothing is recorded [3.11] [7.25]', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await walletAnswers(page, 'reject')
  await send(page, { to, value: '1000' })
  await expect(outcome(page)).toContainText('User rejected')
  await visitor.openAccount()
  await expect(visitor.dialog('account').getByRole('listitem')).toHaveCount(0)
})

test('what no chain would take is refused under viem’s name, and no wallet is asked [5.15] [7.25]', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  for (const [request, name] of [
    [{ to, chainId: 0 }, 'InvalidChainIdError'],
    [{ to, chainId: -1 }, 'InvalidChainIdError'],
    [{ to: '0x12' }, 'InvalidAddressError'],
    [{ to: `${to.slice(0, -1)}c` }, 'InvalidAddressError'],
    [{ to, maxFeePerGas: tooMuch }, 'FeeCapTooHighError'],
    [{ to, gasPrice: tooMuch }, 'FeeCapTooHighError'],
    [
      { to, maxFeePerGas: '1', maxPriorityFeePerGas: '2' },
      'TipAboveFeeCapError',
    ],
    [{ to, blobVersionedHashes: [] }, 'EmptyBlobError'],
    [{ to, blobVersionedHashes: ['0x01'] }, 'InvalidVersionedHashSizeError'],
    [{ to, blobVersionedHashes: [key] }, 'InvalidVersionedHashVersionError'],
    [
      { to, accessList: [{ address: to, storageKeys: ['0x01'] }] },
      'InvalidStorageKeySizeError',
    ],
    [
      { to, accessList: [{ address: '0x12', storageKeys: [key] }] },
      'InvalidAddressError',
    ],
    [{ to, chainId: 10 }, 'ChainMismatchError'],
    [{ to, chainId: 77 }, 'ChainNotConfiguredError: Chain not configured'],
  ] as const) {
    await send(page, request)
    await expect(outcome(page)).toContainText(name)
    await expect(
      page.getByRole('button', { name: 'Send the request' }),
    ).toBeEnabled()
  }
  expect(await walletWasAsked(page)).not.toContain('eth_sendTransaction')
})
