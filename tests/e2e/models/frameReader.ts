/** The visible content of one frame. */
export type FilmFrame = {
  /** Time since the first animation began, in milliseconds of the animations. */
  readonly at: number
  /**
   * Left and top edge of the wallet's mark in its ring, in CSS pixels. If the whole sheet is leaving, the position that
   * the mark would have in the open sheet.
   */
  readonly mark?: readonly [left: number, top: number] | undefined
  /** Opacity of that mark in its dialog, where the marks of two steps may be above each other. */
  readonly markShown?: number | undefined
  /** Opacity of a wallet's row in the list, if a dialog shows one. */
  readonly rowShown: number | undefined
  /** Left and top edge of each part of a dialog's header that must not move while the dialog is open. */
  readonly fixed: Readonly<Record<string, readonly [left: number, top: number]>>
  /** Height of the open dialog's content, in CSS pixels. The dialog's height follows it. */
  readonly height: number | undefined
  /** Contents that can be read although they replace each other. */
  readonly doubled: readonly string[]
  /** Opacity of the content that a step replaces, while it fades out. */
  readonly leaves: number | undefined
  /** Titles that can be read, by the group in which one replaces another. */
  readonly titles: readonly (readonly string[])[]
  /** Whether a pane is visible, but has no visible content. */
  readonly isEmpty: boolean
  /** Texts that overlap other texts. */
  readonly overlaps: readonly string[]
}

declare global {
  interface Window {
    /** Returns what the page shows now. Only on pages where `addFrameReader` has run. */
    readFrame?: (at: number) => FilmFrame
  }
}

/** Runs in the page: adds `readFrame`. */
export function addFrameReader() {
  /** A text is legible from this opacity on. */
  const legible = 0.3
  const roots = () =>
    [...document.querySelectorAll('[data-walletdock]')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    )
  const find = (selector: string) =>
    roots().flatMap((root) => [...root.querySelectorAll(selector)])

  /** Returns the opacity of an element, multiplied by the opacity of its ancestors. */
  function shownOf(element: Element): number {
    let shown = element.checkVisibility({ visibilityProperty: true }) ? 1 : 0
    for (let up: Element | null = element; up; up = up.parentElement)
      shown *= Number(getComputedStyle(up).opacity)
    return shown
  }

  const titlesIn = () => {
    const steps = find('[data-way]').flatMap(
      (step) =>
        step.querySelector(':scope > :first-child :is(h1,h2)') ??
        step.querySelector('h1,h2') ??
        [],
    )
    const states = find(
      'dialog p[data-mood], dialog [data-mood=done] p:first-child',
    )
    return [steps, states, find('dialog h1')].map((titles) =>
      titles
        .filter((title) => shownOf(title) > legible)
        .map(({ textContent }) => textContent ?? ''),
    )
  }

  /** Returns whether a text is for screen readers only, which is clipped. */
  const isUnseen = (element: Element, pane: Element) => {
    for (let up: Element | null = element; up && up !== pane; )
      if (getComputedStyle(up).clipPath !== 'none') return true
      else up = up.parentElement
    return false
  }

  const textsIn = (pane: Element) => {
    const walker = document.createTreeWalker(pane, NodeFilter.SHOW_TEXT)
    const texts: { text: string; place: Element; shown: number }[] = []
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      const text = textContent?.trim()
      if (!text || !parentElement) continue
      if (isUnseen(parentElement, pane)) continue
      const shown = shownOf(parentElement)
      texts.push({ text, place: parentElement, shown })
    }
    return texts
  }

  const boxOf = (place: Element) => {
    const range = document.createRange()
    range.selectNodeContents(place)
    let { left, top, right, bottom } = range.getBoundingClientRect()
    // The part that a scrolling container cuts off cannot overlap anything.
    for (let up = place.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowY === 'visible') continue
      const clip = up.getBoundingClientRect()
      left = Math.max(left, clip.left)
      right = Math.min(right, clip.right)
      top = Math.max(top, clip.top)
      bottom = Math.min(bottom, clip.bottom)
    }
    return { left, top, right, bottom }
  }

  const isSticky = (element: Element) => {
    for (let up: Element | null = element; up; up = up.parentElement)
      if (getComputedStyle(up).position === 'sticky') return true
    return false
  }

  function overlapsIn(dialog: Element): readonly string[] {
    const texts = textsIn(dialog)
      .filter(({ shown }) => shown > legible)
      .map((one) => ({ ...one, box: boxOf(one.place) }))
    return texts.flatMap((one, at) =>
      texts
        .slice(at + 1)
        .filter(({ place, box }) => {
          if (place.contains(one.place) || one.place.contains(place))
            return false
          const isOver =
            box.left < one.box.right - 1 &&
            one.box.left < box.right - 1 &&
            box.top < one.box.bottom - 3 &&
            one.box.top < box.bottom - 3
          // A header or footer that stays in view has a background, which covers the list below it.
          return isOver && isSticky(place) === isSticky(one.place)
        })
        .map(({ text }) => `“${one.text}” on “${text}”`),
    )
  }

  /** The marks of steps, except of one that leaves. */
  const markOfStep = '[data-mood] img:not(section[inert] *)'

  function placeOfMark(): FilmFrame['mark'] {
    const mark = find(markOfStep).at(-1)
    const { left, top, width } = mark?.getBoundingClientRect() ?? new DOMRect()
    if (!mark || !width) return undefined
    const sheet = mark.closest<HTMLElement>('[data-layout=mobile][popover]')
    if (!sheet) return [left, top]
    return [left, top - sheet.getBoundingClientRect().top + sheet.offsetTop]
  }

  /** Returns the highest opacity of the last mark and of others with the same picture at its place. */
  function shownOfMark() {
    const last = find(markOfStep).at(-1)
    const dialog = last?.closest('dialog')
    if (!dialog) return undefined
    const around = Number(getComputedStyle(dialog).opacity)
    const sameAs = (one: Element) =>
      one.getAttribute('src') === last?.getAttribute('src')
    const shown = find('[data-mood] img').filter(sameAs).map(shownOf)
    // A dialog that has almost left shows no mark.
    return around < 0.1 ? undefined : Math.max(...shown) / around
  }

  function placesOfHeaders(): FilmFrame['fixed'] {
    // The header of a sheet moves with the sheet's edge.
    const open = find('dialog[open]:not([data-layout=mobile])')
    return Object.fromEntries(
      open.flatMap((dialog) =>
        ['[part=close]', '[part=back]', '[data-grip]'].flatMap((part) => {
          const element = dialog.querySelector(`${part}:not([inert] *)`)
          if (!element) return []
          const { left, top } = element.getBoundingClientRect()
          const { name } = (dialog as HTMLElement).dataset
          return [[`${name} ${part}`, [left, top] as const]]
        }),
      ),
    )
  }

  /** Returns pairs of contents that replace each other and are both legible. */
  function doubledIn(dialog: Element): readonly string[] {
    const readable = (place: Element) =>
      textsIn(place).filter(({ shown }) => shown > legible)
    const pairs = [...dialog.querySelectorAll('section[inert]')].flatMap(
      (old) => {
        const now = old.parentElement?.querySelector(
          ':scope > section:last-of-type:not([inert])',
        )
        return now ? [[old, now] as const] : []
      },
    )
    const done = dialog.querySelector('[data-mood=done]')
    for (const old of done?.parentElement?.children ?? [])
      if (done && old !== done) pairs.push([old, done])
    return pairs.flatMap(([old, now]) => {
      const [before] = readable(old)
      const [after] = readable(now)
      return before && after ? [`“${before.text}” and “${after.text}”`] : []
    })
  }

  window.readFrame = (at) => {
    const dialogs = find('dialog').filter((one) => one.checkVisibility())
    return {
      at,
      mark: placeOfMark(),
      markShown: shownOfMark(),
      rowShown: find('dialog [part=row]').map(shownOf)[0],
      fixed: placesOfHeaders(),
      height: find('dialog[open] > div')[0]?.clientHeight,
      doubled: dialogs.flatMap(doubledIn),
      leaves: find('dialog section[inert] > :last-child').map(shownOf)[0],
      titles: titlesIn(),
      isEmpty: dialogs.some((dialog) => {
        const visible = Number(getComputedStyle(dialog).opacity)
        const pane = dialog.querySelector('[data-way]')?.parentElement ?? dialog
        const panes = [...pane.querySelectorAll('[data-way]')]
        const shown = (panes.length > 0 ? panes : [pane])
          .flatMap(textsIn)
          .map((one) => one.shown / visible)
        return visible > 0.5 && Math.max(0, ...shown) < 0.1
      }),
      overlaps: dialogs.flatMap(overlapsIn),
    }
  }
}
