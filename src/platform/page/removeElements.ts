export function removeElements(selector: string): void {
  for (const element of document.querySelectorAll(selector)) element.remove()
}
