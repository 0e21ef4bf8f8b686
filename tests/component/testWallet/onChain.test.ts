import { expect, test } from 'vitest'
import { address, install, otherAddress } from '../engine/startEngine'
import { meetWallet } from './meetWallet'

test('it signs and sends on the real chain that it is on', async () => {
  install()
  const { ask } = meetWallet()
  await ask('eth_requestAccounts')
  const transaction = { from: address, to: otherAddress, value: '0x1' }
  const hash = await ask('eth_sendTransaction', transaction)
  await expect
    .poll(() => ask('eth_getTransactionReceipt', hash))
    .toMatchObject({ status: '0x1' })
  expect(await ask('personal_sign', '0x1234', address)).toMatch(
    /^0x[\da-f]{130}$/,
  )
})

test('what the chain refuses is refused with the chain’s own code', async () => {
  install()
  await expect(meetWallet().ask('eth_noSuchThing')).rejects.toMatchObject({
    code: -32601,
  })
})
