/**
 * WalletConnect's tools (2.21.8) read signed messages with Node's `Buffer`, which browsers do not have. They come with
 * the client, and what few visitors need does not: it is empty until somebody is to sign. @see fillBuffer
 * rspack runs this as plain Node does, without TypeScript.
 */
export default function bufferLoader(source) {
  return `const Buffer = (globalThis[Symbol.for('wd.Buffer')] ??= {})\n${source}`
}
