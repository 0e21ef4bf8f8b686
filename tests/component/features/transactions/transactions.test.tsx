import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import type { SendTransaction } from '../../../../src/features/transactions/SendTransaction'
import {
  type AddRecentTransaction,
  useAddRecentTransaction,
} from '../../../../src/features/transactions/useAddRecentTransaction'
import { useSendTransaction } from '../../../../src/features/transactions/useSendTransaction'
import { WalletProvider } from '../../../../src/remote/page/WalletProvider'
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

async function drawConnected() {
  const wallet = install({ address: sender, mnemonic })
  const hooks = drawHooks()
  const { session, loadEngine } = await connect()
  const { load } = await loadEngine()
  const { store } = await load('transactions')
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

test('a transaction that the host adds is listed as pending', async () => {
  const { now, listed, isPending } = await drawConnected()
  now().add({ hash, description: 'Bought a basket' })
  await expect
    .poll(listed)
    .toMatchObject([{ hash, description: 'Bought a basket' }])
  await expect.poll(isPending).toBe(true)
})

test('useAddRecentTransaction rejects an invalid transaction', async () => {
  const { now, listed } = await drawConnected()
  expect(() => now().add({ hash: '0x12', description: 'Too short' })).toThrow(
    expect.objectContaining({ name: 'RecentTransactionError' }),
  )
  expect(listed()).toEqual([])
})

test('without a wallet, adding throws and sending rejects with ConnectorNotConnectedError', async () => {
  const { now } = drawHooks()
  const reason = { name: 'ConnectorNotConnectedError' }
  expect(() => now().add({ hash, description: 'Nobody’s' })).toThrow(
    expect.objectContaining(reason),
  )
  await expect(now().send({ to, value: 1n })).rejects.toMatchObject(reason)
})

test('useSendTransaction has the states of wagmi’s hook: idle, pending, success with the hash', async () => {
  const { all, now } = await drawConnected()
  expect(now()).toMatchObject({ status: 'idle', isIdle: true, error: null })
  const request = { to, value: 1n } as const
  const told: unknown[] = []
  // Otherwise a wallet that answers quickly would do so before React renders.
  flushSync(() =>
    now().mutate(request, {
      onSuccess: (hash) => told.push(hash),
      onSettled: (hash, error) => told.push([hash, error]),
      onError: (error) => told.push(error),
    }),
  )
  expect(now()).toMatchObject({ isPending: true, data: undefined })
  await expect.poll(() => now().status).toBe('success')
  const { data, isSuccess, isPending, variables } = now()
  expect(data).toMatch(/^0x[\da-f]{64}$/)
  expect([isSuccess, isPending, variables]).toEqual([true, false, request])
  expect(told).toEqual([data, [data, null]])
  // The functions are the same on every render.
  expect(new Set(all.map(({ add }) => add)).size).toBe(1)
  expect(new Set(all.map(({ send }) => send)).size).toBe(1)
  now().reset()
  await expect.poll(() => now().isIdle).toBe(true)
  expect(now().data).toBeUndefined()
})

test('a rejection sets the error and rejects mutateAsync, and sendTransaction causes no unhandled rejection', async () => {
  const { listed, now, wallet } = await drawConnected()
  wallet.answer('reject')
  const told: unknown[] = []
  flushSync(() =>
    now().sendTransaction(
      { to, value: 1n },
      { onError: (error) => told.push(error) },
    ),
  )
  expect(now().isAsking).toBe(true)
  await expect.poll(() => now().isError).toBe(true)
  expect(now().error).toMatchObject({ code: 4001 })
  expect(told).toEqual([now().error])
  expect(now().isAsking).toBe(false)
  expect(listed()).toEqual([])
  await expect(now().mutateAsync({ to, value: 1n })).rejects.toMatchObject({
    code: 4001,
  })
})

test('the fields report the later of two pending transactions', async () => {
  const { now, wallet } = await drawConnected()
  const first = now().sendTransactionAsync({ to, value: 1n })
  const second = now().sendTransactionAsync({ to: '0x12' })
  await expect(second).rejects.toMatchObject({ name: 'InvalidAddressError' })
  await first
  expect(now().error).toMatchObject({ name: 'InvalidAddressError' })
  expect(now().variables).toEqual({ to: '0x12' })
  expect(wallet.asked).toContain('eth_sendTransaction')
})
