import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import type { Account } from '../../../src/wallet/session/State'
import { address } from '../engine/startEngine'
import { drawButton } from './drawButton'

const account: Account = {
  address,
  chainId: 8453,
  connector: { id: 'acme', name: 'Acme' },
}
const opens = {
  openConnectModal: expect.any(Function),
  openAccountModal: expect.any(Function),
  openChainModal: expect.any(Function),
}
const closed = {
  connectModalOpen: false,
  accountModalOpen: false,
  chainModalOpen: false,
}

/** Sends balances until one is formatted, because the formatter loads with the first balance that is read. */
async function untilWritten({
  last,
  tell,
}: Pick<ReturnType<typeof drawButton>, 'last' | 'tell'>) {
  let value = 0n
  await expect
    .poll(() => {
      value += 1n
      const balance = { value, symbol: 'ETH', decimals: 3 }
      tell({ type: 'BALANCE', address, chainId: 8453, balance })
      return last()?.account?.displayBalance
    })
    .toBeDefined()
}

test('`mounted` is false while a session is restored and while the sign-in is loading', async () => {
  const { last, session, tell } = drawButton()
  const mounted = () => expect.poll(() => last()?.mounted)
  await mounted().toBe(true)
  tell({ type: 'RECONNECTING' })
  await mounted().toBe(false)
  expect(last()?.account).toBeUndefined()
  tell({ type: 'CONNECTED', account })
  await mounted().toBe(true)
  flushSync(() => session.send({ type: 'AUTH', status: 'loading' }))
  await mounted().toBe(false)
  flushSync(() => session.send({ type: 'AUTH', status: 'unauthenticated' }))
  await mounted().toBe(true)
  expect(last()?.authenticationStatus).toBe('unauthenticated')
})

test('without a connected wallet, the custom button receives neither an account nor a chain', async () => {
  const { given, last } = drawButton()
  expect(given[0]).toEqual({
    mounted: false,
    authenticationStatus: undefined,
    ...opens,
    ...closed,
  })
  await expect.poll(() => last()?.mounted).toBe(true)
})

test('when a wallet connects, the custom button receives the address and the chain before the other fields', async () => {
  const { last, tell } = drawButton()
  tell({ type: 'CONNECTED', account })
  // The file with the other fields may not have loaded yet.
  const displayName = '0xf39F…2266'
  expect(last()?.account).toMatchObject({ address, displayName })
  await expect.poll(last).toEqual({
    account: {
      address,
      displayName,
      displayBalance: undefined,
      balanceDecimals: undefined,
      balanceFormatted: undefined,
      balanceSymbol: undefined,
      ensName: undefined,
      ensAvatar: undefined,
      hasPendingTransactions: false,
    },
    chain: {
      id: 8453,
      name: 'Base',
      iconUrl: expect.stringMatching(/^data:image/),
      iconBackground: expect.stringMatching(/^#/),
      hasIcon: true,
      unsupported: false,
    },
    mounted: true,
    authenticationStatus: undefined,
    ...opens,
    ...closed,
  })
})

test('the custom button receives name, avatar, balance and pending transactions as they arrive', async () => {
  const { last, tell } = drawButton()
  tell({ type: 'CONNECTED', account })
  await untilWritten({ last, tell })
  const ensAvatar = 'https://host.example/ada.png'
  tell({
    type: 'PROFILE',
    address,
    chainId: 8453,
    name: 'ada.eth',
    avatar: ensAvatar,
  })
  const balance = { value: 1_500n, symbol: 'ETH', decimals: 3 }
  tell({ type: 'BALANCE', address, chainId: 8453, balance })
  tell({
    type: 'DETAILS',
    address,
    chainId: 8453,
    details: { hasPendingTransactions: true },
  })
  await expect
    .poll(() => last()?.account)
    .toEqual({
      address,
      displayName: 'ada.eth',
      displayBalance: '1.5 ETH',
      balanceDecimals: 3,
      balanceFormatted: '1.5',
      balanceSymbol: 'ETH',
      ensName: 'ada.eth',
      ensAvatar,
      hasPendingTransactions: true,
    })
})

test('an unknown chain is named by its id and has no icon', () => {
  const { last, tell } = drawButton()
  tell({ type: 'CONNECTED', account: { ...account, chainId: 424242 } })
  expect(last()?.chain).toMatchObject({
    id: 424242,
    name: '424242',
    hasIcon: false,
    unsupported: true,
  })
})

test('the open functions open their dialogs if available, and do nothing otherwise', () => {
  const { last, session, tell } = drawButton()
  const open = (name: 'Connect' | 'Account' | 'Chain') =>
    flushSync(() => last()?.[`open${name}Modal`]())
  open('Account')
  open('Chain')
  expect(last()).toMatchObject(closed)
  open('Connect')
  expect(last()).toMatchObject({ ...closed, connectModalOpen: true })
  tell({ type: 'CONNECTED', account })
  expect(last()).toMatchObject(closed)
  open('Connect')
  expect(last()).toMatchObject(closed)
  open('Account')
  expect(last()).toMatchObject({ ...closed, accountModalOpen: true })
  flushSync(() => session.send({ type: 'CLOSE' }))
  open('Chain')
  expect(last()).toMatchObject({ ...closed, chainModalOpen: true })
  flushSync(() => session.send({ type: 'CLOSE' }))
})

test('`balanceFormatted` is the whole balance as a decimal number', async () => {
  const { last, tell } = drawButton()
  tell({ type: 'CONNECTED', account })
  await untilWritten({ last, tell })
  for (const [value, decimals, formatted] of [
    [0n, 18, '0'],
    [1n, 18, '0.000000000000000001'],
    [2n ** 130n, 24, '1361129467683753.853853498429727072845824'],
    [1_000_000n, 6, '1'],
    [10_203_000n, 6, '10.203'],
    [120n, 0, '120'],
    [120n, 1, '12'],
  ] as const) {
    const balance = { value, symbol: 'ETH', decimals }
    tell({ type: 'BALANCE', address, chainId: 8453, balance })
    expect(last()?.account?.balanceFormatted).toBe(formatted)
  }
})
