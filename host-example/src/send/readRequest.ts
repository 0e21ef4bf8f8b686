import type {
  Call,
  CallsOptions,
  TransactionToSend,
} from 'walletdock/useSendTransaction'

/** Several calls and the options to send them with. */
type Calls = CallsOptions & { readonly calls: readonly Call[] }

/** JSON numbers cannot represent such large values exactly, so they are strings. All are in wei, except `gas`. */
const amounts: readonly string[] = [
  'value',
  'gas',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'maxFeePerBlobGas',
]

/** Parses a request, or several calls with or without options. Does not validate them, because Walletdock does that. */
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
