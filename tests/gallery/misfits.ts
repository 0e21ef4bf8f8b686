/** Texts that do not fit their place in one state of the gallery. */
type Misfits = {
  readonly state: string
  /** What is cut off, or stands out of its box. */
  readonly cut: readonly string[]
  /** What ends in dots. */
  readonly dotted: readonly string[]
}

/** Runs in the gallery's page: shows one state after the other, and measures it. @param addresses by the states' names */
export async function findMisfits(
  addresses: Readonly<Record<string, string>>,
): Promise<readonly Misfits[]> {
  const all: Misfits[] = []
  for (const [state, address] of Object.entries(addresses)) {
    location.hash = address
    // React draws it in a later task.
    await new Promise((resolve) => setTimeout(resolve, 30))
    all.push({ state, ...measure(state) })
  }
  return all

  function measure(state: string) {
    const cut = new Set<string>()
    const dotted = new Set<string>()
    const roots = [...document.querySelectorAll('[data-walletdock]')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    )
    if (!roots.some((root) => root.querySelector('[part]')))
      throw new Error(`Nothing is shown of ${state}.`)
    for (const text of roots.flatMap(textsIn)) {
      const fit = fitOf(text)
      if (fit === 'cut') cut.add(text.data)
      if (fit === 'dotted') dotted.add(text.data)
    }
    return { cut: [...cut], dotted: [...dotted] }
  }

  function textsIn(root: ShadowRoot) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      if (currentNode instanceof Text && currentNode.data.trim())
        texts.push(currentNode)
    }
    return texts
  }

  /** Whether every letter is within what shows it: boxes that clip, buttons, links, the window. */
  function fitOf(text: Text): 'fits' | 'cut' | 'dotted' {
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    let [isFreeX, isFreeY] = [false, false]
    for (let up = text.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up)
      // What only screen readers read has no room of its own; what is out of sight is laid out when it is seen.
      const isSeen = up.checkVisibility({ contentVisibilityAuto: true })
      if (style.clipPath !== 'none' || !isSeen) return 'fits'
      const place = up.getBoundingClientRect()
      // A pixel is what rounding makes of a part of one.
      const isOutX = box.left < place.left - 1 || box.right > place.right + 1
      const isOutY = box.top < place.top - 1 || box.bottom > place.bottom + 1
      const holds = up.matches('button, a, dialog, [part=notice]')
      isFreeX ||= scrolls(style.overflowX)
      isFreeY ||= scrolls(style.overflowY)
      if (!isFreeX && isOutX && (holds || style.overflowX !== 'visible'))
        return style.textOverflow === 'ellipsis' ? 'dotted' : 'cut'
      if (!isFreeY && isOutY && (holds || style.overflowY !== 'visible'))
        return 'cut'
    }
    return isFreeX || (box.left > -1 && box.right < innerWidth + 1)
      ? 'fits'
      : 'cut'
  }

  function scrolls(way: string) {
    return way === 'auto' || way === 'scroll'
  }
}
