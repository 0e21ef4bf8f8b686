import { expect, test } from 'vitest'
import { announceProvider } from '../../engine/announceProvider'
import {
  address,
  install,
  otherAddress,
  walletId,
} from '../../engine/startEngine'
import { connectedProvider, openProvider } from './openProvider'

test('before the visitor has connected, the provider answers from what it knows, and rejects what only a wallet can answer', async () => {
  install({ chainId: 10 })
  const { ask, dock } = await openProvider({ initialChain: 10 })
  expect(await ask('eth_accounts')).toEqual([])
  expect(await ask('eth_coinbase')).toBe(null)
  expect(await ask('eth_chainId')).toBe('0xa')
  expect(await ask('wallet_getPermissions')).toEqual([])
  for (const method of [
    'personal_sign',
    'eth_sendTransaction',
    'wallet_switchEthereumChain',
  ])
    await expect(ask(method, {})).rejects.toMatchObject({
      name: 'ProviderRpcError',
      code: 4900,
      data: { class: 'connection-lost' },
    })
  expect(dock.session.getState().dialog).toBeUndefined()
})

test('eth_requestAccounts opens the dialog, and all requests resolve when the visitor has connected', async () => {
  install()
  const { ask, accounts, heard, dock } = await connectedProvider()
  expect(accounts).toEqual([address])
  expect(await ask('eth_accounts')).toEqual([address])
  expect(await ask('eth_requestAccounts')).toEqual([address])
  expect(dock.session.getState().dialog).toBeUndefined()
  expect(heard).toEqual([
    'connect {"chainId":"0x2105"}',
    `accountsChanged ["${address}"]`,
  ])
})

test('eth_requestAccounts rejects with 4001 if the visitor closes the dialog, and may be requested again', async () => {
  install()
  const { ask, dock, heard } = await openProvider()
  const both = [
    ask('eth_requestAccounts'),
    ask('wallet_requestPermissions', {}),
  ]
  const rejected = Promise.allSettled(both)
  await expect.poll(() => dock.session.getState().dialog?.name).toBe('connect')
  dock.session.send({ type: 'CLOSE' })
  for (const each of await rejected)
    expect(each).toMatchObject({
      status: 'rejected',
      reason: { code: 4001, data: { class: 'rejected' } },
    })
  const again = ask('eth_requestAccounts')
  again.catch(() => {})
  await expect.poll(() => dock.session.getState().dialog?.name).toBe('connect')
  dock.session.send({ type: 'CLOSE' })
  await expect(again).rejects.toMatchObject({ code: 4001 })
  expect(heard).toEqual([])
})

/** Returns a wallet's answer, so that all other answers are from elsewhere. */
const ofWallet = 'answer of the wallet'

test.each([
  [
    'the wallet',
    [
      ...['personal_sign', 'personal_ecRecover', 'eth_sign'],
      ...['eth_signTypedData_v4', 'eth_signTransaction', 'eth_sendTransaction'],
      ...['eth_decrypt', 'eth_getEncryptionPublicKey', 'wallet_watchAsset'],
      ...['wallet_getPermissions', 'wallet_requestPermissions'],
      ...[
        'wallet_getCapabilities',
        'wallet_sendCalls',
        'wallet_showCallsStatus',
      ],
      ...[
        'wallet_getCallsStatus',
        'wallet_addEthereumChain',
        'wallet_ofTomorrow',
      ],
    ],
  ],
  [
    'the page or its node',
    [
      ...['eth_accounts', 'eth_requestAccounts', 'eth_coinbase', 'eth_chainId'],
      ...['eth_blockNumber', 'eth_gasPrice', 'eth_newBlockFilter'],
      ...['net_version', 'web3_clientVersion'],
    ],
  ],
])('requests that %s answers', async (who, methods) => {
  announceProvider(
    { name: 'Acme', rdns: 'test.acme', icon: '' },
    {
      async request({ method }: { readonly method: string }) {
        if (method === 'eth_chainId') return '0x2105'
        return method === 'eth_requestAccounts' || method === 'eth_accounts'
          ? [address]
          : ofWallet
      },
    },
  )
  const { ask } = await connectedProvider({}, 'test.acme')
  for (const method of methods)
    expect([method, (await ask(method)) === ofWallet]).toEqual([
      method,
      who === 'the wallet',
    ])
  expect(await ask('eth_coinbase')).toBe(address)
  expect(await ask('net_version')).toBe('8453')
})

test('errors of a node keep its code and the data of a revert', async () => {
  const { ask } = await openProvider()
  // Reverts with the number 42.
  const data = '0x602a60005260206000fd'
  await expect(ask('eth_call', { data }, 'latest')).rejects.toMatchObject({
    code: 3,
    data: `0x${'0'.repeat(62)}2a`,
  })
  await expect(ask('eth_noSuchMethod')).rejects.toMatchObject({ code: 4200 })
})

test('methods that nobody can answer are rejected with 4200', async () => {
  install()
  const { ask, provider } = await connectedProvider()
  for (const method of ['wallet_noSuchMethod', 'eth_subscribe'])
    await expect(ask(method)).rejects.toMatchObject({ code: 4200 })
  // Hosts without types may pass anything.
  for (const request of [{}, null, 'eth_accounts'])
    await expect(
      provider.request(request as { method: string }),
    ).rejects.toMatchObject({ code: 4200 })
})

test('a refusal has the code 4001, the wallet’s message and our class', async () => {
  const wallet = install()
  const { ask } = await connectedProvider()
  wallet.answerNext('reject', 'pending')
  await expect(ask('personal_sign', '0x00', address)).rejects.toMatchObject({
    code: 4001,
    message: expect.stringMatching(/\w/),
    data: { class: 'rejected' },
  })
  await expect(ask('personal_sign', '0x00', address)).rejects.toMatchObject({
    code: -32002,
    data: { class: 'already-pending' },
  })
})

test.each([[''], [5], [Symbol('no')], [{ toString: 5 }]])(
  'a refusal whose message is no words has the code 4001: %o',
  async (message) => {
    async function request({ method }: { readonly method: string }) {
      if (method === 'personal_sign') throw { code: 4001, message }
      return method === 'eth_chainId' ? '0x2105' : [address]
    }
    announceProvider(
      { name: 'Acme', rdns: walletId, icon: '' },
      { request, on() {}, removeListener() {} },
    )
    const { ask } = await connectedProvider()
    await expect(ask('personal_sign', '0x00', address)).rejects.toMatchObject({
      code: 4001,
      message: 'The wallet failed and gave no reason.',
    })
  },
)

test('a signature that the wallet does not answer is rejected after `walletTimeoutMs`', async () => {
  const wallet = install()
  const { ask } = await connectedProvider({ walletTimeoutMs: 300 })
  wallet.answer('silent')
  await expect(ask('personal_sign', '0x00', address)).rejects.toMatchObject({
    code: -32603,
    data: { class: 'timed-out' },
  })
})

test('a transaction has no time limit, because a page that sent it again could pay twice', async () => {
  const wallet = install()
  const { ask } = await connectedProvider({ walletTimeoutMs: 300 })
  wallet.answer('silent')
  let isOver = false
  const settle = () => {
    isOver = true
  }
  ask('eth_sendTransaction', { from: address, to: otherAddress }).then(
    settle,
    settle,
  )
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(isOver).toBe(false)
})
