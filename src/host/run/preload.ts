/** Hashes by file. @see W3C Subresource Integrity */
export type Hashes = Readonly<Record<string, string>>

/**
 * Has the browser fetch scripts that will be asked for, each once.
 * @param hashes of these files, and of others where there is a list of `files`
 */
export function preload(
  hashes: Hashes = {},
  base: string | URL,
  nonce: string | undefined,
  files: readonly string[] = Object.keys(hashes),
): void {
  for (const file of files) {
    const { href } = new URL(file, base)
    if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) continue
    const link = document.createElement('link')
    Object.assign(link, {
      rel: 'preload',
      as: 'script',
      crossOrigin: 'anonymous',
      integrity: hashes[file] ?? '',
      nonce: nonce ?? '',
      href,
    })
    document.head.append(link)
  }
}
