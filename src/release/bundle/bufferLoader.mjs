/**
 * Defines `Buffer` for WalletConnect's utilities (2.21.8), which use it to read signed messages. Browsers do not have
 * it. Few visitors sign, so the object stays empty until `polyfillBuffer` adds the methods. This file is JavaScript,
 * because rspack runs loaders in Node without TypeScript.
 * @see polyfillBuffer
 */
export default function bufferLoader(source) {
  return `const Buffer = (globalThis[Symbol.for('wd.Buffer')] ??= {})\n${source}`
}
