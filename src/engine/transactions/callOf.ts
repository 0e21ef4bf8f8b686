/** Longer ones are not stored: storage is small, and most calls have a few hundred characters. */
const longest = 10_000

/** The fields of a transaction that say what it does, as a node or a page writes them. */
type Fields = {
  readonly to?: unknown
  /** In wei. @default 0 */
  readonly value?: unknown
  /** What nodes call `input`. */
  readonly data?: unknown
}

/**
 * Returns what a transaction does, as one text: who receives it, how much, and its data. Two transactions with the same
 * text and nonce differ in their fees alone. Pure.
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
