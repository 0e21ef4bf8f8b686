import type { SendTransaction } from 'walletdock/useSendTransaction'

type Request = Parameters<SendTransaction['send']>[0]

/** JSON has no numbers of this size: these are written as text. In wei, but for the gas itself. */
const amounts: readonly string[] = [
  'value',
  'gas',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'maxFeePerBlobGas',
]

/** Reads a request as it is written, right or wrong: what is wrong with it is Walletdock's to say. */
export function readRequest(text: string): Request | undefined {
  try {
    const read: unknown = JSON.parse(text, (key, value) =>
      amounts.includes(key) ? BigInt(value) : value,
    )
    return typeof read === 'object' && read !== null
      ? (read as Request)
      : undefined
  } catch {
    return undefined
  }
}
