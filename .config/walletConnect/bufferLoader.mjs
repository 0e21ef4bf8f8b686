/**
 * WalletConnect's tools (2.21.8) read signed messages with Node's `Buffer`, which browsers do not have: they are given
 * ours, and not the page's, where someone may have put one. Plain Node runs it, without TypeScript.
 */
export default function bufferLoader(source) {
  return `import { Buffer } from 'walletdock/buffer'\n${source}`
}
