/** Reloads the page, so that it detects an extension that has been installed meanwhile. */
export function reloadPage(): void {
  location.reload()
}
