/** Runs in the gallery's page: shows one state after the other. Tells texts over which something else lies. @param addresses by the states' names */
export async function findCovered(
  addresses: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const all: string[] = []
  for (const [state, address] of Object.entries(addresses)) {
    location.hash = address
    // React draws it in a later task.
    await new Promise((resolve) => setTimeout(resolve, 30))
    for (const { shadowRoot } of document.querySelectorAll('[data-walletdock]'))
      if (shadowRoot)
        for (const text of coveredIn(shadowRoot)) all.push(`${state}: ${text}`)
  }
  return all

  function coveredIn(root: ShadowRoot): string[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const covered: string[] = []
    while (walker.nextNode()) {
      const { parentElement: place, textContent } = walker.currentNode
      if (!place?.checkVisibility() || !textContent?.trim()) continue
      const range = new Range()
      range.selectNodeContents(walker.currentNode)
      if (getComputedStyle(place).clipPath !== 'none') continue
      // What is below the edge of a list is brought into sight.
      place.scrollIntoView({ block: 'center' })
      // What its place cuts off lies under nothing.
      const [text, box] = [range, place].map((it) => it.getBoundingClientRect())
      if (!text || !box) continue
      const x =
        (Math.max(text.left, box.left) + Math.min(text.right, box.right)) / 2
      const top = root.elementFromPoint(x, text.top + text.height / 2)
      const isOwn = top && (top.contains(place) || place.contains(top))
      if (top && !isOwn) covered.push(`${textContent} under ${top.textContent}`)
    }
    return covered
  }
}
