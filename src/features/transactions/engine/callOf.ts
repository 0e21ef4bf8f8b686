/** Longer calls are not stored, because storage is small. Most calls have a few hundred characters. */
const longest = 10_000

/** Fields that determine the effect of a transaction, in the format of a node or a page. */
type Fields = {
  readonly to?: unknown
  /** In wei. @default 0 */
  readonly value?: unknown
  /** Nodes name this field `input`. */
  readonly data?: unknown
}

/**
 * Returns the effect of a transaction as one text: recipient, value and data. Two transactions with the same text and
 * nonce differ only in their fees.
 * @returns `undefined` for fields that are malformed or too long to be stored
 */
export function callOf({ to, value, data }: Fields): string | undefined {
  const wei = typeof value === 'bigint' ? value : readWei(value)
  const areTexts = [to ?? '', data ?? ''].every(
    (each) => typeof each === 'string',
  )
  if (wei === undefined || !areTexts) return undefined
  const input = data === '0x' ? '' : (data ?? '')
  const call = `${to ?? ''} ${wei} ${input}`.toLowerCase()
  return call.length > longest ? undefined : call
}

function readWei(value: unknown): bigint | undefined {
  if (value === undefined) return 0n
  const isQuantity =
    typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)
  return isQuantity ? BigInt(value) : undefined
}
