import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { useWallet } from '../../../../src/app/react/useWallet'
import type { Wallet as WalletNow } from '../../../../src/app/wallet/walletState'
import type { Wallet } from '../../../../src/data/wallets/Wallet'
import type {
  SendOptions,
  SendTransaction,
} from '../../../../src/features/transactions/SendTransaction'
import { useSendTransaction } from '../../../../src/features/transactions/useSendTransaction'
import { WalletProvider } from '../../../../src/remote/page/WalletProvider'
import { nextFrames } from '../../../fixtures/pages/nextFrames'
import { render } from '../../../fixtures/pages/render'
import { acme, config, connect, inWalletdock } from '../../app/aPage'
import { installBatchWallet } from '../../engine/batchWallet'
import { otherAddress as to } from '../../engine/startEngine'

const can = {
  atomic: { status: 'supported' },
  paymasterService: { supported: true },
}
const calls = [{ to, value: 1n }, { to }] as const

type Seen = { readonly sending: SendTransaction; readonly wallet: WalletNow }

type HostProps = {
  readonly options: SendOptions | undefined
  readonly tell: (seen: Seen) => void
}

function Host({ options, tell }: HostProps) {
  tell({ sending: useSendTransaction(options), wallet: useWallet() })
  return null
}

/** Renders a page that uses the hook, and connects a wallet that supports batches and paymasters. */
async function drawPage(
  options?: SendOptions,
  refuses?: NonNullable<Parameters<typeof installBatchWallet>[0]>['refuses'],
) {
  const installed = installBatchWallet({ can, ...(refuses && { refuses }) })
  const batching: Wallet = { ...acme, id: 'batching', rdns: [installed.rdns] }
  const more = {
    ...config,
    wallets: [{ groupName: 'Popular', wallets: [batching] }],
  }
  const all: Seen[] = []
  render(
    <WalletProvider {...more}>
      <Host options={options} tell={(seen) => all.push(seen)} />
    </WalletProvider>,
  )
  const dock = await connect(more, 'batching')
  const now = () => {
    const last = all.at(-1)
    if (!last) throw new Error('nothing was drawn')
    return last
  }
  const openAccount = async () => {
    dock.session.send({ type: 'OPEN', dialog: 'account' })
    await expect.poll(textOfDialog).toContain('Your account')
  }
  return { installed, now, openAccount }
}

const textOfDialog = () => inWalletdock('dialog')?.textContent

test('a page without batches neither requests nor shows the wallet’s capabilities', async () => {
  const { installed, now, openAccount } = await drawPage()
  await openAccount()
  // Wait until the badges would be shown.
  await import('../../../../src/features/transactions/part')
  await nextFrames()
  expect(now().wallet.capabilities).toBeUndefined()
  expect(installed.count('wallet_getCapabilities')).toBe(0)
  expect(textOfDialog()).not.toContain('Smart account')
})

test('with the `batches` option, useWallet returns the wallet’s capabilities and the account dialog shows them', async () => {
  const paymaster = { url: 'https://pay.example' }
  const { installed, now, openAccount } = await drawPage({
    batches: true,
    paymaster,
  })
  await expect
    .poll(() => now().wallet.capabilities)
    .toEqual({ batching: true, smartAccount: true, gasPaidBy: 'Shop' })
  expect(installed.count('wallet_getCapabilities')).toBe(1)
  await openAccount()
  for (const badge of [
    'Smart account',
    'Several transactions at once',
    'Fees paid by Shop',
  ])
    await expect.poll(textOfDialog).toContain(badge)
})

test('useSendTransaction reports a batch like a transaction: pending, then success with the sent calls', async () => {
  const { installed, now } = await drawPage()
  const sending = flushSync(() => now().sending.send(calls, { atomic: true }))
  expect(now().sending.isAsking).toBe(true)
  const sent = await sending
  await expect.poll(() => now().sending.status).toBe('success')
  const { data, sentCalls, calls: asked, variables } = now().sending
  expect([data, sentCalls, asked, variables]).toEqual([
    undefined,
    sent,
    calls,
    undefined,
  ])
  expect(installed.count('wallet_sendCalls')).toBe(1)
  // The batch has loaded the capabilities for the whole page.
  expect(now().wallet.capabilities).toMatchObject({ batching: true })
  expect((await sent.whenSettled()).status).toBe('confirmed')
})

test('the paymaster of the hook pays, unless the batch has another one', async () => {
  const paymaster = { url: 'https://pay.example' }
  const { installed, now } = await drawPage({ paymaster })
  const payer = () =>
    installed.last('wallet_sendCalls').capabilities.paymasterService.url
  await now().sending.send(calls)
  expect(payer()).toBe('https://pay.example')
  await now().sending.send(calls, {
    paymaster: { url: 'https://other.example' },
  })
  expect(payer()).toBe('https://other.example')
})

test.each(['eth_sendTransaction', 'wallet_sendCalls'] as const)(
  'if the wallet rejects %s with a plain object, send rejects with a named Error',
  async (method) => {
    const declined = { method, after: 0, code: 4001 }
    const { now } = await drawPage(undefined, declined)
    const { send } = now().sending
    const sending: Promise<unknown> =
      method === 'wallet_sendCalls' ? send(calls) : send({ to, value: 1n })
    const error: unknown = await sending.catch((thrown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      name: 'ProviderRpcError',
      message: 'Refused.',
      code: 4001,
    })
    await expect.poll(() => now().sending.error).toBe(error)
  },
)
