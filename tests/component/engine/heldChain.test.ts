import { expect, test } from 'vitest'
import { askChain } from './askChain'
import { scriptWallet } from './scriptedWallet'
import { connectedAs, replacer, to } from './sender'
import { address, otherAddress, startEngine } from './startEngine'

const settled = () => new Promise((resolve) => setTimeout(resolve, 150))

test('a transaction is for the chain on which it was asked, wherever the wallet goes while it asks its owner', async () => {
  const { send, wallet } = await connectedAs(replacer)
  const count = () => askChain('eth_getTransactionCount', replacer, 'pending')
  const before = await count()
  wallet.switchChain(10)
  wallet.switchChain(8453)
  wallet.answerNext('slow')
  const sent = send({ to, value: 1n })
  await expect.poll(() => wallet.asked).toContain('eth_sendTransaction')
  wallet.switchChain(10)
  await expect(sent).rejects.toMatchObject({ code: -32602 })
  expect(await count()).toBe(before)
})

test('a wallet that was asked to take a chain in and has left does not have the next one asked to switch', async () => {
  const first = scriptWallet('test.first', [address])
  const second = scriptWallet('test.second', [otherAddress])
  const { carry, connect, news } = startEngine()
  connect(1, first.rdns)
  await expect.poll(() => first.questions.length).toBe(1)
  first.answer('resolve')
  await expect.poll(() => news().at(-1)?.type).toBe('CONNECTED')
  first.holdAdd()
  carry({ type: 'SWITCH', number: 1, chainId: 10, add: true })
  await expect.poll(() => first.questions.length).toBe(1)
  first.leave()
  await expect.poll(() => news().at(-1)?.type).toBe('DISCONNECTED')
  connect(2, second.rdns)
  await expect.poll(() => second.questions.length).toBe(1)
  second.answer('resolve')
  await expect.poll(() => news().at(-1)?.type).toBe('CONNECTED')
  first.answer('resolve')
  await expect
    .poll(() => news().at(-1))
    .toMatchObject({ type: 'SETTLED', number: 1, failure: {} })
  await settled()
  expect(second.questions).toEqual([])
})
