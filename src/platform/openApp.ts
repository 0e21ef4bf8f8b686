/** The link that was opened last. */
let last: string | undefined

/**
 * Opens an app by its link, this page staying behind it. Call it in the visitor's tap: phones open apps
 * for nothing that comes later.
 */
export function openApp(href: string): void {
  last = href
  if (!/^https?:/.test(href)) {
    location.href = href
    return
  }
  // A window that a script opens would stay behind, empty.
  const link = document.createElement('a')
  link.href = href
  link.target = '_blank'
  link.rel = 'noreferrer noopener'
  link.click()
}

/** True for the link that was opened last in this page. */
export function wasOpened(href: string): boolean {
  return href === last
}
