/** Compares two values deeply. All functions, such as those of viem's chains, count as equal. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one === 'function') return typeof other === 'function'
  if (!isPlain(one) || !isPlain(other)) return false
  const names = Object.keys({ ...one, ...other })
  return names.every((name) =>
    isAlike(Reflect.get(one, name), Reflect.get(other, name)),
  )
}

/** Excludes wagmi configs, which are compared by identity because they have a state. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('_internal' in value)
}
