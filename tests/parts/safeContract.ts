import { concatHex, type Hex, keccak256, numberToHex, size, toHex } from 'viem'

/** A message's hash as the owners of a Safe sign it: for that Safe alone, on that chain. @see EIP-712 */
export const safeMessage = (
  chainId: number,
  verifyingContract: string,
  message: Hex,
) => ({
  domain: { chainId, verifyingContract },
  types: {
    EIP712Domain: [
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    SafeMessage: [{ name: 'message', type: 'bytes' }],
  },
  primaryType: 'SafeMessage',
  message: { message },
})

const typeHash = keccak256(toHex('SafeMessage(bytes message)'))
const domainTypeHash = keccak256(
  toHex('EIP712Domain(uint256 chainId,address verifyingContract)'),
)

/**
 * The code of a contract that takes a message for signed when its one owner has signed it as a Safe's owners do,
 * wherever it is. As far as signatures go a Safe of version 1.3 or newer: Safe's own contracts are not on a local chain.
 * @see EIP-1271
 */
export function safeContract(owner: Hex): Hex {
  return concatHex([
    // The hash that was signed, as the message of a SafeMessage.
    '0x6004355f52',
    '0x60205f20602052',
    concatHex(['0x7f', typeHash, '0x5f52']),
    '0x60405f20',
    // The Safe's own domain: this chain, this address.
    concatHex(['0x7f', domainTypeHash, '0x5f52']),
    '0x46602052',
    '0x30604052',
    '0x60605f20',
    // Both, with 0x1901 before them.
    '0x600252',
    '0x602252',
    '0x60195f53',
    '0x6001600153',
    '0x60425f205f52',
    // v, r and s of the signature that was given.
    '0x60a4355f1a602052',
    '0x606435604052',
    '0x608435606052',
    // Who signed, by the chain's own means, is the owner or not.
    '0x60205f60805f60015afa50',
    concatHex(['0x5f5173', owner, '0x14']),
    // Yes is the beginning of the method's own hash.
    '0x631626ba7e60e01b025f52',
    '0x60205ff3',
  ])
}

/** What a transaction carries to put that contract on a chain. */
export function safeDeployment(owner: Hex): Hex {
  const code = safeContract(owner)
  const length = numberToHex(size(code), { size: 2 })
  // Gives back what follows these ten bytes.
  return concatHex(['0x61', length, '0x80600a5f395ff3', code])
}
