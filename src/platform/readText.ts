/**
 * Limit for a JSON file, in bytes after decompression. The largest real file has half of it. Without the limit, a server
 * could fill the memory of the page, also with a small compressed response.
 */
export const jsonLimit = 64 * 1024

/** Limit for `hosts.json`, in bytes. 1,000 hosts need half of it. */
export const hostsLimit = 256 * 1024

/** Limit for `releases.json`, which only our own tools read. 1,000 releases need half a megabyte. */
export const releasesLimit = 2 * 1024 * 1024

/** Name of the error for a text that does not have the required hash. */
export const alteredError = 'AlteredError'

/** Returns whether this page can compute hashes. Pages without TLS cannot. */
const canHash = () => typeof globalThis.crypto?.subtle?.digest === 'function'

/**
 * Requests a file that `readText` then reads with the same options. Browsers read a whole response before they compare
 * its hash, so `readText` compares the hash where it can.
 */
export function fetchFile(address: string, init: RequestInit) {
  return fetch(address, canHash() ? { ...init, integrity: '' } : init)
}

/**
 * Reads a response as text.
 * @param limit maximum number of bytes after decompression
 * @throws RangeError if the response is larger, an error named `AlteredError` if it does not match `integrity`, or the error of the stream
 */
export async function readText(
  { body }: Response,
  { integrity }: Pick<RequestInit, 'integrity'> = {},
  limit = jsonLimit,
): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { value } = (await reader?.read()) ?? {}
    if (!value) break
    bytes += value.length
    if (bytes > limit) {
      // Stop the download. The error below is reported, whether stopping succeeds or not.
      reader?.cancel().catch(() => {})
      throw new RangeError(`is larger than ${limit / 1024} KB`)
    }
    text += decoder.decode(value, { stream: true })
  }
  text += decoder.decode()
  if (integrity && canHash() && !(await matchesHash(text, integrity)))
    throw Object.assign(new Error('does not match its hash'), {
      name: alteredError,
    })
  return text
}

/** Returns whether a text has one of the hashes. @see W3C Subresource Integrity */
async function matchesHash(text: string, integrity: string): Promise<boolean> {
  const bytes = new TextEncoder().encode(text)
  for (const hash of integrity.split(' ')) {
    const name = hash.slice(0, 6).replace('sha', 'SHA-')
    const digest = await crypto.subtle.digest(name, bytes)
    if (btoa(String.fromCharCode(...new Uint8Array(digest))) === hash.slice(7))
      return true
  }
  return false
}
