/**
 * Isolates a name or an amount from the text direction of the sentence around it.
 * @see https://www.w3.org/International/questions/qa-bidi-unicode-controls
 */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`
}
