/** Class of the elements that the kit adds to the page's head. */
export const fileClass = 'walletdock-file'

/** Hashes by file. @see W3C Subresource Integrity */
type Hashes = Readonly<Record<string, string>>

/**
 * Preloads scripts. Skips scripts that the page preloads already.
 * @param hashes hashes by file; may contain other files than `files`
 * @param files files to preload. @default all files in `hashes`
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
      className: fileClass,
      crossOrigin: 'anonymous',
      integrity: hashes[file] ?? '',
      nonce: nonce ?? '',
      href,
    })
    document.head.append(link)
  }
}

/**
 * Returns the nonce of the page's first script that has one. Reads the property, because browsers hide the attribute's
 * value from selectors and stylesheets.
 * @see HTML, "nonce hiding"
 */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}
