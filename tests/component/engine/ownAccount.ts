import { english, generateMnemonic, mnemonicToAccount } from 'viem/accounts'
import { resultFrom } from '../../fixtures/chain/askChain'
import { rpcUrls } from './startEngine'

/** A mnemonic for each test file, because files run in parallel. */
export const mnemonic = generateMnemonic(english)

let made = 0

/** Returns the mnemonic's next account, with 1,000 ETH. Only its test changes its nonce and its balance. */
export async function ownAccount(): Promise<`0x${string}`> {
  const { address } = mnemonicToAccount(mnemonic, { addressIndex: made })
  made += 1
  const wei = `0x${(1000n * 10n ** 18n).toString(16)}`
  for (const url of Object.values(rpcUrls)) {
    await resultFrom(url, 'anvil_setBalance', address, wei)
    // Tests also send from it without a wallet.
    await resultFrom(url, 'anvil_impersonateAccount', address)
  }
  return address
}
