/**
 * Sets a name or an amount apart from the sentence around it, whichever way each of them is read.
 * @see https://www.w3.org/International/questions/qa-bidi-unicode-controls
 */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`
}
