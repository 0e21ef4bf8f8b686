/**
 * A whole number that a node gave, or `undefined` for anything else: JavaScript takes '', true and [7] for numbers.
 * @see the execution API of Ethereum, "quantities"
 */
export function readQuantity(said: unknown): number | undefined {
  if (typeof said !== 'string' || !/^0x[\da-f]+$/i.test(said)) return undefined
  const number = Number(said)
  return Number.isSafeInteger(number) ? number : undefined
}
