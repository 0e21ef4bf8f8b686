import { expect, test } from 'vitest'
import { WalletProvider } from '../../../../src/app/react/WalletProvider.initial'
import type { SendTransaction } from '../../../../src/features/transactions/SendTransaction'
import {
  type AddRecentTransaction,
  useAddRecentTransaction,
} from '../../../../src/features/transactions/useAddRecentTransaction'
import { useSendTransaction } from '../../../../src/features/transactions/useSendTransaction'
import { render } from '../../../fixtures/pages/render'
import { config, connect } from '../../app/aPage'
import { mnemonic, ownAccount } from '../../engine/ownAccount'
import { install } from '../../engine/startEngine'

const sender = await ownAccount()
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'cd'.repeat(32)}` as const

type Hooks = SendTransaction & { readonly add: AddRecentTransaction }

function Host({ tell }: { readonly tell: (hooks: Hooks) => void }) {
  const add = useAddRecentTransaction()
  tell({ ...useSendTransaction(), add })
  return null
}

/** Renders a component that uses the hooks, and records their values of each render. */
function drawHooks() {
  const all: Hooks[] = []
  render(
    <WalletProvider {...config}>
      <Host tell={(hooks) => all.push(hooks)} />
    </WalletProvider>,
  )
  const now = () => {
    const last = all.at(-1)
    if (!last) throw new Error('nothing was drawn')
    return last
  }
  return { all, now }
}

async function drawConnected(delayMs = 0) {
  const wallet = install({ address: sender, mnemonic, delayMs })
  const hooks = drawHooks()
  const { session, loadEngine } = await connect()
  const { features } = await loadEngine()
  const { store } = await features.transactions.load()
  const listed = () => store.list({ address: sender, chainId: 8453 })
  const isPending = () => {
    const { connection } = session.getState()
    return (
      connection.type === 'connected' &&
      connection.account.hasPendingTransactions
    )
  }
  return { ...hooks, wallet, listed, isPending }
}

test('a transaction that the host adds is listed as pending [7.25]', async () => {
  const { now, listed, isPending } = await drawConnected()
  now().add({ hash, description: 'Bought a basket' })
  await expect
    .poll(listed)
    .toMatchObject([{ hash, description: 'Bought a basket' }])
  await expect.poll(isPending).toBe(true)
})

test.each([
  [{ hash: '0x12', description: 'Too short' }],
  [{ hash, description: 7 }],
  [{ hash, description: 'Never', confirmations: 0 }],
])('useAddRecentTransaction rejects %j [7.25]', async (bad) => {
  const { now, listed } = await drawConnected()
  expect(() => now().add(bad as Parameters<AddRecentTransaction>[0])).toThrow(
    expect.objectContaining({ name: 'RecentTransactionError' }),
  )
  expect(listed()).toEqual([])
})

test('a transaction that is sent is listed with its description, and send resolves with its hash [7.25]', async () => {
  const { now, listed } = await drawConnected()
  const sent = await now().send({ to, value: 1n, description: 'A gift' })
  expect(sent).toMatch(/^0x[\da-f]{64}$/)
  expect(listed()).toMatchObject([{ hash: sent, description: 'A gift' }])
  await expect.poll(() => listed()[0]?.status).toBe('confirmed')
})

test('isAsking is true while the wallet prompts, and false after a rejection [7.25]', async () => {
  const { all, now, wallet, listed } = await drawConnected(50)
  wallet.answer('reject')
  await expect(now().send({ to, value: 1n })).rejects.toMatchObject({
    code: 4001,
  })
  expect(all.some(({ isAsking }) => isAsking)).toBe(true)
  await expect.poll(() => now().isAsking).toBe(false)
  expect(listed()).toEqual([])
})

test('an invalid address rejects with viem’s error, and the wallet is not prompted [7.25]', async () => {
  const { now, wallet } = await drawConnected()
  await expect(now().send({ to: '0x12' })).rejects.toMatchObject({
    name: 'InvalidAddressError',
  })
  expect(wallet.asked).not.toContain('eth_sendTransaction')
})

test('without a wallet, adding throws and sending rejects with ConnectorNotConnectedError [7.25]', async () => {
  const { now } = drawHooks()
  const reason = { name: 'ConnectorNotConnectedError' }
  expect(() => now().add({ hash, description: 'Nobody’s' })).toThrow(
    expect.objectContaining(reason),
  )
  await expect(now().send({ to, value: 1n })).rejects.toMatchObject(reason)
})

test('the functions are the same on every render [7.25]', async () => {
  const { all, now } = await drawConnected()
  await now().send({ to, value: 1n })
  await expect.poll(() => all.length).toBeGreaterThan(1)
  for (const { add, send } of all) {
    expect(add).toBe(now().add)
    expect(send).toBe(now().send)
  }
})
