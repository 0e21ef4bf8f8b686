/** Texts that do not fit their place in one state of the gallery. */
type Misfits = {
  readonly state: string
  /** What is cut off, or stands out of its box. */
  readonly cut: readonly string[]
  /** What ends in dots. */
  readonly dotted: readonly string[]
  /** Over what something else lies, which is named too. */
  readonly covered: readonly string[]
  /** What axe finds, where the page has it. */
  readonly violations: readonly string[]
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
    // Colours are the same in every language, and may still be fading.
    const violations = await window.findViolations?.({
      rules: { 'color-contrast': { enabled: false } },
    })
    all.push({ state, ...measure(state), violations: violations ?? [] })
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
    const texts = roots.flatMap((root) => textsIn(root))
    for (const text of texts) {
      const fit = fitOf(text)
      if (fit === 'cut') cut.add(text.data)
      if (fit === 'dotted') dotted.add(text.data)
    }
    // Scrolls: after the others.
    const covered = texts.flatMap((text) => coverOf(text) ?? [])
    return { cut: [...cut], dotted: [...dotted], covered }
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

  function boxOf(text: Text) {
    const range = document.createRange()
    range.selectNodeContents(text)
    return range.getBoundingClientRect()
  }

  /** Whether every letter is within what shows it: boxes that clip, buttons, links, the window. */
  function fitOf(text: Text): 'fits' | 'cut' | 'dotted' {
    const box = boxOf(text)
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

  function coverOf(text: Text): string | undefined {
    const { parentElement: place } = text
    const root = text.getRootNode()
    if (!place?.checkVisibility() || !(root instanceof ShadowRoot)) return
    if (getComputedStyle(place).clipPath !== 'none') return
    // What is below the edge of a list is brought into sight.
    place.scrollIntoView({ block: 'center' })
    // What its place cuts off lies under nothing.
    const [box, within] = [boxOf(text), place.getBoundingClientRect()]
    const left = Math.max(box.left, within.left)
    const x = (left + Math.min(box.right, within.right)) / 2
    const top = root.elementFromPoint(x, box.top + box.height / 2)
    const isOwn = top && (top.contains(place) || place.contains(top))
    return top && !isOwn ? `${text.data} under ${top.textContent}` : undefined
  }

  function scrolls(way: string) {
    return way === 'auto' || way === 'scroll'
  }
}
