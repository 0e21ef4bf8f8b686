/**
 * Parses a node's integer. Returns `undefined` for anything else, because `Number` accepts '', true and [7].
 * @see the execution API of Ethereum, "quantities"
 */
export function readQuantity(said: unknown): number | undefined {
  if (typeof said !== 'string' || !/^0x[\da-f]+$/i.test(said)) return undefined
  const number = Number(said)
  return Number.isSafeInteger(number) ? number : undefined
}
