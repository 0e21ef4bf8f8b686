import type {
  Call,
  CallsOptions,
  TransactionToSend,
} from 'walletdock/useSendTransaction'

/** Several calls, and how they are sent. */
type Calls = CallsOptions & { readonly calls: readonly Call[] }

/** JSON has no numbers of this size: these are written as text. In wei, but for the gas itself. */
const amounts: readonly string[] = [
  'value',
  'gas',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'maxFeePerBlobGas',
]

/** Reads a request, or several calls with or without how they are sent, as it is written: right or wrong, what is wrong with it is Walletdock's to say. */
export function readRequest(
  text: string,
): TransactionToSend | Calls | undefined {
  try {
    const read: unknown = JSON.parse(text, (key, value) =>
      amounts.includes(key) ? BigInt(value) : value,
    )
    if (typeof read !== 'object' || read === null) return undefined
    return Array.isArray(read)
      ? { calls: read }
      : (read as TransactionToSend | Calls)
  } catch {
    return undefined
  }
}
