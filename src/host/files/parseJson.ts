/**
 * Parses a JSON text. Returns `undefined` if the text is not JSON, for example because the server returns an HTML page
 * for every path.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Callers check the value, and report the first missing field.
    return undefined
  }
}
