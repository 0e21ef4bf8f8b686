import { english, generateMnemonic, mnemonicToAccount } from 'viem/accounts'
import { resultFrom } from '../../fixtures/chain/resultFrom'
import { rpcUrls } from './startEngine'

/** A phrase that a file of tests has for itself: files run side by side. */
export const mnemonic = generateMnemonic(english)

let made = 0

/** The phrase's next account, with 1,000 ETH: nobody else moves its nonce or its balance. */
export async function ownAccount(): Promise<`0x${string}`> {
  const { address } = mnemonicToAccount(mnemonic, { addressIndex: made })
  made += 1
  const wei = `0x${(1000n * 10n ** 18n).toString(16)}`
  for (const url of Object.values(rpcUrls)) {
    await resultFrom(url, 'anvil_setBalance', address, wei)
    // Tests send from it past the wallet, too.
    await resultFrom(url, 'anvil_impersonateAccount', address)
  }
  return address
}
