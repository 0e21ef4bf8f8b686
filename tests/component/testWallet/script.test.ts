import { expect, onTestFinished, test, vi } from 'vitest'
import { address, install, otherAddress } from '../engine/startEngine'
import { meetWallet } from './meetWallet'

const enter = (ask: ReturnType<typeof meetWallet>['ask']) =>
  ask('eth_requestAccounts')

test('a script answers one request after another, and then the wallet uses its default answer', async () => {
  const wallet = install({ script: ['reject', 'pending', 'approve'] })
  const { ask } = meetWallet()
  await expect(enter(ask)).rejects.toMatchObject({ code: 4001 })
  await expect(enter(ask)).rejects.toMatchObject({ code: -32002 })
  wallet.answer('reject')
  expect(await enter(ask)).toEqual([address])
  await expect(ask('personal_sign', '0x00', address)).rejects.toMatchObject({
    code: 4001,
  })
  wallet.answerNext('approve')
  expect(await ask('personal_sign', '0x00', address)).toMatch(/^0x/)
})

test('slow: the wallet approves after slowMs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  install({ script: ['slow'], slowMs: 80 })
  const answered = vi.fn()
  void enter(meetWallet().ask).then(answered)
  await vi.advanceTimersByTimeAsync(79)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledWith([address])
})

test('wrong chain: the wallet approves but is on another chain, also after a switch', async () => {
  const wallet = install({ script: ['wrong chain'] })
  const { ask, heard } = meetWallet()
  expect(await enter(ask)).toEqual([address])
  expect(await ask('eth_chainId')).toBe('0x89')
  wallet.switchChain(8453)
  wallet.answerNext('wrong chain')
  expect(await ask('wallet_switchEthereumChain', { chainId: '0xa' })).toBeNull()
  expect(await ask('eth_chainId')).toBe('0x89')
  expect(heard('chainChanged')).toEqual(['0x89', '0x2105', '0x89'])
})

test('switch: the wallet approves with its next account', async () => {
  install({ script: ['switch'] })
  const { ask, heard } = meetWallet()
  expect(await enter(ask)).toEqual([otherAddress])
  expect(heard('accountsChanged')).toEqual([[otherAddress]])
})

test('disconnect: a prompt locks the wallet and revokes the access of the page', async () => {
  const wallet = install()
  const { ask, heard } = meetWallet()
  await enter(ask)
  wallet.answerNext('disconnect')
  await expect(ask('personal_sign', '0x00', address)).rejects.toMatchObject({
    code: 4900,
  })
  expect(await ask('eth_accounts')).toEqual([])
  expect(heard('accountsChanged')).toEqual([[]])
  expect(heard('disconnect')).toMatchObject([{ code: 4900 }])
})
