import { type Hex, toHex } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { createTestProvider } from '../../../src/testWallet/createTestProvider'
import { announceProvider } from '../engine/announceProvider'
import { address, rpcUrls, walletId } from '../engine/startEngine'

type Request = { readonly method: string; readonly params?: readonly unknown[] }

/** How the wallet answers a request to connect and sign in with one prompt. */
export type Manner =
  | 'signs'
  /** The owner rejects. */
  | 'refuses'
  | 'connects only'
  /** The signature is from another account than the connected one. */
  | 'signs for another'
  /** The wallet does not answer. */
  | 'is silent'

/** Announces a test wallet that connects and signs in with one prompt. @see ERC-7846 */
export function installOnceWallet(another: string) {
  const made = createTestProvider({ address, rpcUrls, chainId: 8453 })
  const { request } = made.provider
  const asked: string[] = []
  const wallet = { asked, manner: 'signs' as Manner, hold: async () => {} }

  async function connectOnce(given: unknown) {
    const { manner } = wallet
    if (manner === 'is silent') return new Promise(() => {})
    await wallet.hold()
    if (manner === 'refuses')
      throw Object.assign(new Error('No.'), { code: 4001 })
    const accounts = Object(await request({ method: 'eth_requestAccounts' }))
    const capabilities =
      manner === 'connects only' ? {} : Object(given).capabilities
    const signers = manner === 'signs for another' ? [another] : accounts
    return signedAccounts(signers, capabilities, (message, signer) =>
      request({ method: 'personal_sign', params: [message, signer] }),
    )
  }

  announceProvider(
    { name: 'Once', rdns: walletId, icon: '' },
    {
      ...made.provider,
      request(given: Request) {
        asked.push(given.method)
        return given.method === 'wallet_connect'
          ? connectOnce(given.params?.[0])
          : request(given)
      },
    },
  )
  return wallet
}

/**
 * The answer of a wallet that connects and signs in at once. The wallet writes the message itself, from the page's
 * fields.
 * @param sign signs UTF-8 in hex with this account's key
 * @see ERC-7846, EIP-4361
 */
async function signedAccounts(
  accounts: readonly string[],
  capabilities: unknown,
  sign: (message: Hex, address: string) => Promise<unknown>,
) {
  const request = Object(capabilities).signInWithEthereum
  const [first, ...others] = accounts
  if (!first || !request) return { accounts: accounts.map(connected) }
  const { chainId, expirationTime, issuedAt, notBefore, ...fields } = request
  const message = createSiweMessage({
    ...fields,
    address: first,
    chainId: Number(chainId),
    ...(expirationTime && { expirationTime: new Date(expirationTime) }),
    ...(issuedAt && { issuedAt: new Date(issuedAt) }),
    ...(notBefore && { notBefore: new Date(notBefore) }),
  })
  const signature = await sign(toHex(message), first)
  const signInWithEthereum = { message, signature }
  return {
    accounts: [
      { address: first, capabilities: { signInWithEthereum } },
      ...others.map(connected),
    ],
  }
}

const connected = (address: string) => ({ address, capabilities: {} })
