/** Returns whether a value is a text with more than spaces. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** Returns whether a value is an object with fields, and not a list. */
export function isRecord(
  value: unknown,
): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns whether a value is an integer above 0, such as the id of a chain. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

/** Fields of a value that may be anything. */
export type Fields = Readonly<Record<string, unknown>>

/** Returns the fields of a value that an error, a wallet or a host without types has passed. `null` has none. */
export function fieldsOf(value: unknown): Fields {
  return Object(value)
}

/** Returns the fields of a stored text. The whole origin shares its storage, so the text may be anything. */
export function storedFields(text: string | null): Fields {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'))
  } catch {
    // Not JSON, so it is not ours.
    return {}
  }
}

export function isAddress(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)
}
