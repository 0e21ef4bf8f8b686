import { type Hex, isHex, type LocalAccount } from 'viem'
import { type Fields, fieldsOf } from '../platform/shapes'
import { ProviderRpcError } from './ProviderRpcError'

/** The owner's current chain, and keys of an address or of the current account. */
type Owner = {
  readonly chainId: () => number
  readonly signer: (from: unknown) => LocalAccount
}
type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>

export type Method = (...params: readonly unknown[]) => Promise<unknown>

/** Returns the methods that need the owner's keys. `confirm` throws if the owner does not approve. */
export function signingMethods(
  owner: Owner,
  ask: Ask,
  confirm: () => Promise<unknown>,
): Readonly<Record<string, Method>> {
  return {
    /** @see EIP-191 */
    async personal_sign(message, from) {
      const signer = owner.signer(from)
      await confirm()
      const raw = isHex(message) ? { raw: message } : String(message)
      return signer.signMessage({ message: raw })
    },
    /** @see EIP-712 */
    async eth_signTypedData_v4(from, typed) {
      const signer = owner.signer(from)
      await confirm()
      return signer.signTypedData(
        typeof typed === 'string' ? JSON.parse(typed) : typed,
      )
    },
    async eth_sendTransaction(transaction) {
      const { chainId, from } = fieldsOf(transaction)
      const signer = owner.signer(from)
      await confirm()
      if (chainId !== undefined && Number(chainId) !== owner.chainId())
        throw new ProviderRpcError(-32602, `Not on chain ${Number(chainId)}.`)
      const signed = await signTransaction(
        signer,
        owner.chainId(),
        ask,
        fieldsOf(transaction),
      )
      return ask('eth_sendRawTransaction', signed)
    },
  }
}

/** Fills in missing fields (nonce, gas, fees) and signs a transaction. */
async function signTransaction(
  account: LocalAccount,
  chainId: number,
  ask: Ask,
  request: Fields,
): Promise<Hex> {
  const [nonce, gas, fees] = await Promise.all([
    request['nonce'] ??
      ask('eth_getTransactionCount', account.address, 'pending'),
    request['gas'] ??
      request['gasLimit'] ??
      ask('eth_estimateGas', { ...request, from: account.address }),
    feesOf(request, ask),
  ])
  const data = request['data'] ?? request['input']
  const { to, accessList } = request
  const list = Array.isArray(accessList) ? { accessList } : {}
  // The page's fields are not validated, because the chain rejects invalid transactions.
  return account.signTransaction({
    ...fees,
    ...list,
    chainId,
    nonce: Number(nonce),
    gas: amount(gas),
    value: amount(request['value']),
    ...(to ? { to: to as Hex } : {}),
    ...(data ? { data: data as Hex } : {}),
  })
}

/** Returns the page's fees, otherwise the chain's price. */
async function feesOf(request: Fields, ask: Ask) {
  const { maxFeePerGas: most } = request
  if (most === undefined) {
    const price = request['gasPrice'] ?? (await ask('eth_gasPrice'))
    return { gasPrice: amount(price) }
  }
  const tip = request['maxPriorityFeePerGas'] ?? most
  return { maxFeePerGas: amount(most), maxPriorityFeePerGas: amount(tip) }
}

function amount(value: unknown): bigint {
  return BigInt(String(value ?? 0))
}
