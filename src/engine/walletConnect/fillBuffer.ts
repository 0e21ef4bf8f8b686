/**
 * Gives WalletConnect's tools (2.21.8) as much of Node's `Buffer` as reads and writes signed messages, where the build
 * has them look for it.
 */
export function fillBuffer(): void {
  Object.assign(Reflect.get(globalThis, Symbol.for('wd.Buffer')), {
    from: bufferFrom,
  })
}

/** As Node's `Buffer.from`. */
export function bufferFrom(given: string | Uint8Array, encoding?: string) {
  const bytes =
    typeof given !== 'string'
      ? given
      : encoding === 'base64'
        ? decode(given)
        : new TextEncoder().encode(given)
  return { toString: (form: string) => encode(bytes, form) }
}

function decode(base64: string): Uint8Array {
  // Node takes the letters of either alphabet.
  const usual = base64.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(usual), (letter) => letter.charCodeAt(0))
}

function encode(bytes: Uint8Array, form: string): string {
  if (form === 'base64') return btoa(String.fromCharCode(...bytes))
  if (form === 'hex')
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    )
  return new TextDecoder().decode(bytes)
}
