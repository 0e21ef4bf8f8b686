/** Reloads the page, so that it finds an extension that was installed in the meantime. */
export function reloadPage(): void {
  location.reload()
}
