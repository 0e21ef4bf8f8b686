/** Returns the value of a JSON text, or `undefined` if the text is not JSON, such as a page that a server sends for every path. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Callers check the value, and report the first field that is missing.
    return undefined
  }
}
