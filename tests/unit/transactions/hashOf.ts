/** Returns an invented transaction hash. */
export function hashOf(number: number): `0x${string}` {
  return `0x${(0xabc000 + number).toString(16).padStart(64, '0')}`
}
