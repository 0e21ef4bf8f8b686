/**
 * Provides the part of Node's `Buffer` that WalletConnect's tools (2.21.8) need for signed messages. The build makes
 * these tools use the object below instead of the global `Buffer`.
 */
export function polyfillBuffer(): void {
  Object.assign(Reflect.get(globalThis, Symbol.for('wd.Buffer')), {
    from: bufferFrom,
  })
}

/** Does the same as Node's `Buffer.from`. */
export function bufferFrom(source: string | Uint8Array, encoding?: string) {
  const bytes =
    typeof source !== 'string'
      ? source
      : encoding === 'base64'
        ? decode(source)
        : new TextEncoder().encode(source)
  return { toString: (form: string) => encode(bytes, form) }
}

function decode(base64: string): Uint8Array {
  // Node accepts both base64 alphabets.
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
