import { toHex } from 'viem'
import {
  mnemonicToAccount,
  type PrivateKeyAccount,
  privateKeyToAccount,
} from 'viem/accounts'
import { ProviderRpcError } from './ProviderRpcError'

/** The one that every local chain is rich with. Everybody has these keys: nothing of worth may be sent to them. */
const known = 'test test test test test test test test test test test junk'

/** How many accounts the wallet has. */
const count = 10

/** The wallet's accounts, made when they are needed: that takes its time. @see BIP-44 */
export function keysOf(mnemonic = known) {
  let made: readonly PrivateKeyAccount[] | undefined

  function all(): readonly PrivateKeyAccount[] {
    if (made) return made
    // The phrase's seed takes most of the time: one key of the branch, and the others from it.
    const branch = mnemonicToAccount(mnemonic, { path: "m/44'/60'/0'/0" })
    const key = branch.getHdKey()
    const places = Array.from({ length: count }, (_, place) => place)
    made = places.map((place) =>
      privateKeyToAccount(toHex(key.deriveChild(place).privateKey ?? '')),
    )
    return made
  }

  const find = (address: string) =>
    all().findIndex(
      (one) => one.address.toLowerCase() === address.toLowerCase(),
    )

  return {
    /** @throws RangeError when there is no such account */
    at(place: number): PrivateKeyAccount {
      const account = all()[place]
      if (account) return account
      throw new RangeError(`The accounts are 0 to ${count - 1}, not ${place}.`)
    },
    /** The one after this; the first follows the last. */
    after: (address: string) => (find(address) + 1) % count,
    /** @throws ProviderRpcError when no account has this address */
    of(address: string): PrivateKeyAccount {
      const account = all()[find(address)]
      if (account) return account
      throw new ProviderRpcError(4100, `The wallet has no key of ${address}.`)
    },
  }
}
