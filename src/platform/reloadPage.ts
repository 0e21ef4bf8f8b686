/** Loads the page anew, so that it meets an extension that came in the meantime. */
export function reloadPage(): void {
  location.reload()
}
