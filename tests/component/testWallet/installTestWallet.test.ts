import { expect, onTestFinished, test, vi } from 'vitest'
import { address, install, otherAddress, rpcUrls } from '../engine/startEngine'
import { meetWallet } from './meetWallet'

const account = (of = address) => [of]

test('the test wallet announces itself when it is installed, and again when a page requests providers', () => {
  const heard: unknown[] = []
  const hear = (event: Event) => heard.push(event)
  addEventListener('eip6963:announceProvider', hear)
  const { uninstall } = install()
  expect(heard).toHaveLength(1)
  dispatchEvent(new Event('eip6963:requestProvider'))
  expect(heard).toHaveLength(2)
  uninstall()
  dispatchEvent(new Event('eip6963:requestProvider'))
  expect(heard).toHaveLength(2)
  removeEventListener('eip6963:announceProvider', hear)
})

test('the announcement of the test wallet complies with EIP-6963 and is frozen', () => {
  install()
  const { info, detail } = meetWallet()
  expect(info.uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-/)
  expect(info).toMatchObject({
    name: 'Test Wallet',
    rdns: 'dev.walletdock.test',
    icon: expect.stringMatching(/^data:image\/svg\+xml,/),
  })
  expect(Object.isFrozen(detail) && Object.isFrozen(info)).toBe(true)
})

test('the test wallet shows no account before a page is approved, and grants access without another prompt afterwards', async () => {
  const wallet = install()
  const { ask } = meetWallet()
  expect(await ask('eth_accounts')).toEqual([])
  expect(await ask('eth_requestAccounts')).toEqual(account())
  wallet.answer('reject')
  expect(await ask('eth_accounts')).toEqual(account())
  expect(await ask('eth_requestAccounts')).toEqual(account())
  const methods = ['eth_accounts', 'eth_requestAccounts']
  expect(wallet.asked.slice(0, 2)).toEqual(methods)
})

test('the test wallet grants permissions as in EIP-2255, and can revoke them', async () => {
  install()
  const { ask, heard } = meetWallet()
  expect(
    await ask('wallet_requestPermissions', { eth_accounts: {} }),
  ).toMatchObject([
    {
      parentCapability: 'eth_accounts',
      caveats: [{ type: 'restrictReturnedAccounts', value: account() }],
    },
  ])
  await ask('wallet_revokePermissions', { eth_accounts: {} })
  expect(await ask('eth_accounts')).toEqual([])
  expect(heard('accountsChanged')).toEqual([[]])
})

test('the test wallet never answers if it is silent, and answers after delayMs if it is slow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const silent = install()
  silent.answer('silent')
  install({ rdns: 'test.slow', delayMs: 120 })
  const answered: unknown[] = []
  const note = (answer: unknown) => answered.push(answer)
  void meetWallet().ask('eth_requestAccounts').then(note)
  void meetWallet('test.slow').ask('eth_requestAccounts').then(note)
  await vi.advanceTimersByTimeAsync(119)
  expect(answered).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toEqual([account()])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(answered).toHaveLength(1)
})

test('the test wallet switches to chains that it knows and emits chainChanged, and rejects unknown chains', async () => {
  install()
  const { ask, heard } = meetWallet()
  expect(await ask('wallet_switchEthereumChain', { chainId: '0xa' })).toBeNull()
  expect(await ask('eth_chainId')).toBe('0xa')
  await expect(
    ask('wallet_switchEthereumChain', { chainId: '0x89' }),
  ).rejects.toMatchObject({ code: 4902 })
  expect(heard('chainChanged')).toEqual(['0xa'])
})

test('the test wallet adds a chain if it approves, and switches to it', async () => {
  const wallet = install({ rpcUrls: { 8453: rpcUrls[8453] } })
  const { ask } = meetWallet()
  const chain = { chainId: '0xa', rpcUrls: [rpcUrls[10]] }
  wallet.answer('reject')
  await expect(ask('wallet_addEthereumChain', chain)).rejects.toMatchObject({
    code: 4001,
  })
  wallet.answer('approve')
  expect(await ask('wallet_addEthereumChain', chain)).toBeNull()
  expect(await ask('eth_chainId')).toBe('0xa')
  expect(await ask('net_version')).toBe('10')
  await expect(
    ask('wallet_addEthereumChain', { chainId: '0x1' }),
  ).rejects.toMatchObject({ code: -32602 })
})

test('after a reload, the page keeps its access and its account until the wallet disconnects', async () => {
  const first = install()
  await meetWallet().ask('eth_requestAccounts')
  first.switchAccount(otherAddress)
  const reloaded = install()
  expect(await meetWallet().ask('eth_accounts')).toEqual(account(otherAddress))
  install({ name: 'Other', rdns: 'test.other' })
  const other = meetWallet('test.other')
  expect(other.info.name).toBe('Other')
  expect(await other.ask('eth_accounts')).toEqual([])
  reloaded.leave()
  install()
  expect(await meetWallet().ask('eth_accounts')).toEqual([])
})
