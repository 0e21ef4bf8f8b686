/** Removes elements that another part of the page has rendered. */
export function removeElements(selector: string): void {
  for (const element of document.querySelectorAll(selector)) element.remove()
}
