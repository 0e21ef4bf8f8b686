/**
 * Parses a node's integer. Returns `undefined` for any other value. `Number` alone would also accept '', true and [7].
 * @see the execution API of Ethereum, "quantities"
 */
export function readQuantity(answer: unknown): number | undefined {
  if (typeof answer !== 'string' || !/^0x[\da-f]+$/i.test(answer))
    return undefined
  const number = Number(answer)
  return Number.isSafeInteger(number) ? number : undefined
}
