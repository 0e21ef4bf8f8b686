import { type Address, toHex } from 'viem'
import {
  mnemonicToAccount,
  type PrivateKeyAccount,
  privateKeyToAccount,
} from 'viem/accounts'
import { withGuide } from '../errors/withGuide'
import { ProviderRpcError } from './ProviderRpcError'

/** Its accounts have funds on every local chain. The keys are public, so never send them anything of value. */
const publicMnemonic =
  'test test test test test test test test test test test junk'

/** The accounts of the public mnemonic, so that a page learns their addresses without deriving keys. */
const publicAddresses: readonly Address[] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
]

const count = publicAddresses.length

/** The wallet's accounts. Their keys are derived when one first signs, because that takes 0.2 s. @see BIP-44 */
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

  const addresses = () =>
    mnemonic === publicMnemonic
      ? publicAddresses
      : all().map(({ address }) => address)

  const find = (wanted: string) =>
    addresses().findIndex(
      (address) => address.toLowerCase() === wanted.toLowerCase(),
    )

  return {
    /** @throws RangeError if the account does not exist */
    addressAt(place: number): Address {
      const address = addresses()[place]
      if (address) return address
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
