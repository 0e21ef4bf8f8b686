import { recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { expect, test } from 'vitest'
import { installTestWallet } from '../../../src/testWallet/installTestWallet'
import { address, install, otherAddress } from '../engine/startEngine'
import { meetWallet } from './meetWallet'

test('the test wallet sends a transaction on its chain, with the fees, the gas limit and the data that the page requests', async () => {
  install()
  const { ask } = meetWallet()
  await ask('eth_requestAccounts')
  const wanted = {
    gas: '0xea60',
    maxFeePerGas: '0x77359400',
    maxPriorityFeePerGas: '0x1',
  }
  const hash = await ask('eth_sendTransaction', {
    from: address,
    to: otherAddress,
    data: '0x1234',
    ...wanted,
  })
  await expect
    .poll(() => ask('eth_getTransactionReceipt', hash))
    .toMatchObject({ status: '0x1' })
  const sent = await ask('eth_getTransactionByHash', hash)
  expect(sent).toMatchObject({ ...wanted, input: '0x1234' })
})

test('the test wallet signs messages and typed data without its chain', async () => {
  install({ rpcUrls: { 8453: 'http://127.0.0.1:9' } })
  const { ask } = meetWallet()
  const signature = await ask('personal_sign', '0x48656c6c6f', address)
  const signed = String(signature) as `0x${string}`
  expect(
    await recoverMessageAddress({ message: 'Hello', signature: signed }),
  ).toBe(address)
  const typed = {
    domain: { name: 'Orchard', chainId: 8453 },
    types: { Gift: [{ name: 'apples', type: 'uint256' }] },
    primaryType: 'Gift',
    message: { apples: '3' },
  } as const
  const answer = await ask(
    'eth_signTypedData_v4',
    address,
    JSON.stringify(typed),
  )
  const recovered = await recoverTypedDataAddress({
    ...typed,
    message: { apples: 3n },
    signature: String(answer) as `0x${string}`,
  })
  expect(recovered).toBe(address)
})

test('the test wallet signs for its ten accounts and rejects every other account', async () => {
  const wallet = install()
  const { ask } = meetWallet()
  expect(wallet.account(0)).toBe(address)
  expect(wallet.account(1)).toBe(otherAddress)
  expect(() => wallet.account(10)).toThrow(RangeError)
  await ask('personal_sign', '0x00', otherAddress)
  await expect(
    ask('personal_sign', '0x00', '0x000000000000000000000000000000000000dEaD'),
  ).rejects.toMatchObject({ code: 4100 })
})

test('without options, the test wallet is on Base and uses the well-known test keys', async () => {
  const wallet = installTestWallet()
  const { ask } = meetWallet()
  expect(await ask('eth_requestAccounts')).toEqual([address])
  expect(await ask('eth_chainId')).toBe('0x2105')
  wallet.uninstall()
})

test('the test wallet rejects with the error code of the chain', async () => {
  install()
  await expect(meetWallet().ask('eth_noSuchThing')).rejects.toMatchObject({
    code: -32601,
  })
})
