/** Reads a property of a foreign value, such as an error or a wallet's provider. Its getters and proxies may throw. */
export function read(from: unknown, key: string): unknown {
  try {
    return Reflect.get(Object(from), key)
  } catch {
    // A getter that throws counts as a missing property.
    return undefined
  }
}
