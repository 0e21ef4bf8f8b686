/** The visible part of the account's button in one frame. */
export type AccountFrame = {
  /** Whether the kit or the remote has drawn the button, or nobody. */
  readonly by: 'kit' | 'remote' | 'nobody'
  /** Position and size of each button and each visible text, in CSS pixels. */
  readonly boxes: Readonly<
    Record<string, readonly [number, number, number, number]>
  >
}

declare global {
  interface Window {
    accountFrames?: AccountFrame[]
  }
}

/** For `addInitScript`: records the account's button in each frame, starting when the page has a `main` element. */
export function filmAccount(): void {
  const frames: AccountFrame[] = []
  window.accountFrames = frames
  type Root = Document | ShadowRoot

  function boxOf({ x, y, width, height }: DOMRect) {
    return [x, y, width, height] as const
  }

  function textsIn(place: Element) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const texts: [string, ReturnType<typeof boxOf>][] = []
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      texts.push([textContent, boxOf(range.getBoundingClientRect())])
    }
    return texts
  }

  function look(root: Root, by: AccountFrame['by']): AccountFrame | undefined {
    const buttons = ['network', 'account'].flatMap((name) => {
      const button = root.querySelector(`[part=${name}-button]`)
      return button?.checkVisibility() ? [[name, button] as const] : []
    })
    const [[, last] = []] = buttons.toReversed()
    if (last?.part.contains('account-button') !== true) return undefined
    // Texts of the kit's picture are beside its buttons.
    const place = by === 'kit' ? last.parentElement : last.closest('div')
    const boxes = [
      ...buttons.map(([name, it]) => [name, boxOf(it.getBoundingClientRect())]),
      ...textsIn(place ?? last),
    ]
    return { by, boxes: Object.fromEntries(boxes) }
  }

  function record() {
    const island = document.querySelector('main [data-walletdock]')?.shadowRoot
    if (document.querySelector('#wallet')?.childElementCount || island)
      frames.push(
        look(document, 'kit') ??
          (island && look(island, 'remote')) ?? { by: 'nobody', boxes: {} },
      )
    requestAnimationFrame(record)
  }
  requestAnimationFrame(record)
}
