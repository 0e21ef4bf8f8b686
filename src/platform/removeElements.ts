/** Takes away what another part of the page has drawn. */
export function removeElements(selector: string): void {
  for (const element of document.querySelectorAll(selector)) element.remove()
}
