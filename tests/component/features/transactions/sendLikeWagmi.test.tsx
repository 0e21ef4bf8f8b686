import { expect, test } from 'vitest'
import { WalletProvider } from '../../../../src/app/react/WalletProvider.initial'
import type { SendTransaction } from '../../../../src/features/transactions/SendTransaction'
import { useSendTransaction } from '../../../../src/features/transactions/useSendTransaction'
import { render } from '../../../fixtures/pages/render'
import { config, connect } from '../../app/aPage'
import { mnemonic, ownAccount } from '../../engine/ownAccount'
import { install } from '../../engine/startEngine'

const address = await ownAccount()
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function Host({ tell }: { readonly tell: (hook: SendTransaction) => void }) {
  tell(useSendTransaction())
  return null
}

/** Renders a component that uses the hook, and records the hook's value of each render. */
async function drawHook() {
  const wallet = install({ address, mnemonic, delayMs: 30 })
  const all: SendTransaction[] = []
  render(
    <WalletProvider {...config}>
      <Host tell={(hook) => all.push(hook)} />
    </WalletProvider>,
  )
  await connect()
  const now = () => {
    const last = all.at(-1)
    if (!last) throw new Error('nothing was drawn')
    return last
  }
  return { all, now, wallet }
}

test('useSendTransaction has the states of wagmi’s hook: idle, pending, success with the hash', async () => {
  const { all, now } = await drawHook()
  expect(now()).toMatchObject({ status: 'idle', isIdle: true, error: null })
  const request = { to, value: 1n } as const
  const told: unknown[] = []
  now().mutate(request, {
    onSuccess: (hash) => told.push(hash),
    onSettled: (hash, error) => told.push([hash, error]),
    onError: (error) => told.push(error),
  })
  await expect.poll(() => now().status).toBe('success')
  const { data, isSuccess, isPending, variables } = now()
  expect(data).toMatch(/^0x[\da-f]{64}$/)
  expect([isSuccess, isPending, variables]).toEqual([true, false, request])
  expect(told).toEqual([data, [data, null]])
  expect(all.some(({ isPending, data }) => isPending && !data)).toBe(true)
  now().reset()
  await expect.poll(() => now().isIdle).toBe(true)
  expect(now().data).toBeUndefined()
})

test('a rejection sets the error and rejects mutateAsync, and sendTransaction causes no unhandled rejection', async () => {
  const { now, wallet } = await drawHook()
  wallet.answer('reject')
  const told: unknown[] = []
  now().sendTransaction(
    { to, value: 1n },
    { onError: (error) => told.push(error) },
  )
  await expect.poll(() => now().isError).toBe(true)
  expect(now().error).toMatchObject({ code: 4001 })
  expect(told).toEqual([now().error])
  await expect(now().mutateAsync({ to, value: 1n })).rejects.toMatchObject({
    code: 4001,
  })
})

test('the fields report the later of two pending transactions', async () => {
  const { now, wallet } = await drawHook()
  const first = now().sendTransactionAsync({ to, value: 1n })
  const second = now().sendTransactionAsync({ to: '0x12' })
  await expect(second).rejects.toMatchObject({ name: 'InvalidAddressError' })
  await first
  expect(now().error).toMatchObject({ name: 'InvalidAddressError' })
  expect(now().variables).toEqual({ to: '0x12' })
  expect(wallet.asked).toContain('eth_sendTransaction')
})
