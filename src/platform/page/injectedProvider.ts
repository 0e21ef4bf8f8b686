/** Returns the page's `window.ethereum`. It may be any value. If its getter throws, returns `undefined`. */
export function injectedProvider(): unknown {
  try {
    return Reflect.get(globalThis, 'ethereum')
  } catch {
    // A getter that throws counts as a missing wallet.
    return undefined
  }
}
