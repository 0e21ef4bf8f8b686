/** Hashes by file. @see W3C Subresource Integrity */
export type Hashes = Readonly<Record<string, string>>

/** Has the browser fetch scripts that will be asked for, each once. */
export function preload(
  files: Hashes = {},
  base: string | URL,
  nonce: string | undefined,
): void {
  for (const [file, integrity] of Object.entries(files)) {
    const { href } = new URL(file, base)
    if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) continue
    const link = document.createElement('link')
    Object.assign(link, {
      rel: 'preload',
      as: 'script',
      crossOrigin: 'anonymous',
      integrity,
      nonce: nonce ?? '',
      href,
    })
    document.head.append(link)
  }
}
