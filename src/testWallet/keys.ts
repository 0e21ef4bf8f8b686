import { toHex } from 'viem'
import {
  mnemonicToAccount,
  type PrivateKeyAccount,
  privateKeyToAccount,
} from 'viem/accounts'
import { withGuide } from '../errors/withGuide.initial'
import { ProviderRpcError } from './ProviderRpcError'

/**
 * The mnemonic whose accounts have funds on every local chain. Its keys are public, so never send anything of value to
 * these accounts.
 */
const publicMnemonic =
  'test test test test test test test test test test test junk'

/** Number of accounts. */
const count = 10

/** The wallet's accounts. Derived on demand, because that takes time. @see BIP-44 */
export function keysOf(mnemonic = publicMnemonic) {
  let derived: readonly PrivateKeyAccount[] | undefined

  function all(): readonly PrivateKeyAccount[] {
    if (derived) return derived
    // Computing the seed takes most of the time, so derive one parent key and all accounts from it.
    const branch = mnemonicToAccount(mnemonic, { path: "m/44'/60'/0'/0" })
    const key = branch.getHdKey()
    const places = Array.from({ length: count }, (_, place) => place)
    derived = places.map((place) =>
      privateKeyToAccount(toHex(key.deriveChild(place).privateKey ?? '')),
    )
    return derived
  }

  const find = (address: string) =>
    all().findIndex(
      (one) => one.address.toLowerCase() === address.toLowerCase(),
    )

  return {
    /** @throws RangeError if the account does not exist */
    at(place: number): PrivateKeyAccount {
      const account = all()[place]
      if (account) return account
      throw new RangeError(
        withGuide(
          `There is no test account ${place}. Use a number from 0 to ${count - 1}.`,
          'other-messages-in-the-console',
        ),
      )
    },
    /** Returns the index of the next account. The first account follows the last one. */
    after: (address: string) => (find(address) + 1) % count,
    /** @throws ProviderRpcError if no account has this address */
    of(address: string): PrivateKeyAccount {
      const account = all()[find(address)]
      if (account) return account
      throw new ProviderRpcError(4100, `The wallet has no key for ${address}.`)
    },
  }
}
