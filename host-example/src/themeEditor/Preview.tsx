import { useEffect, useRef, useState } from 'react'
import {
  type ColorPart,
  colorParts,
  type Draft,
  type Part,
  partsOf,
  propertyOf,
  type Scheme,
  shownIn,
  valuesOf,
} from './Draft'
import { readColor } from './readColor'

/** The state of the gallery to show. */
export type Scene = {
  readonly layout: 'wide' | 'compact' | 'mobile'
  readonly theme: Scheme
  readonly state: string
}

/** The colours that Walletdock shows for a draft. */
export type Shown = {
  /** Every colour, including colours that Walletdock derives from others. */
  readonly colors: Readonly<Partial<Record<ColorPart, string>>>
  /** The colours that Walletdock shows instead of unreadable ones. */
  readonly corrections: Readonly<Partial<Record<Part, string>>>
}

/** Shows one state of the gallery in the draft's look. */
export function Preview({ draft, scene, onStates, onShown }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(0)
  const { layout, theme, state } = scene
  const hash = `#${new URLSearchParams({ layout, theme, language: 'en', state })}`
  const [first] = useState(hash)

  useEffect(() => {
    if (!loaded || !frame.current) return
    return openQuietly(frame.current, (page) => {
      if (page.location.hash !== hash) page.location.hash = hash
    })
  }, [hash, loaded])

  useEffect(() => {
    const page = frame.current?.contentWindow
    if (!loaded || !page) return
    const { style, dataset } = page.document.documentElement
    // Change only our own properties, because an open dialog also sets styles on this element.
    const before = [...style].filter((name) => name.startsWith('--walletdock-'))
    for (const name of before) style.removeProperty(name)
    for (const [name, value] of valuesOf(draft))
      style.setProperty(propertyOf(name), value)
    const later = setTimeout(() => {
      // By now, the gallery has handled its new URL, and Walletdock has applied its new look.
      if (page.location.hash !== hash) return
      onStates(dataset['states']?.split('\n') ?? [])
      onShown({
        colors: colorsIn(page),
        corrections: corrected(page, draft, theme),
      })
    }, 200)
    return () => clearTimeout(later)
  }, [draft, theme, hash, loaded, onStates, onShown])

  return (
    <iframe
      ref={frame}
      title={`Preview: ${state}`}
      src={`/gallery${first}`}
      data-layout={layout}
      onLoad={() => setLoaded((times) => times + 1)}
    />
  )
}

/**
 * Opens a dialog in the frame. Returns the focus to the editor whenever the dialog takes it, until the visitor moves
 * into the frame.
 * @returns function that stops returning the focus
 */
function openQuietly(frame: HTMLIFrameElement, open: (page: Window) => void) {
  const page = frame.contentWindow
  if (!page) return
  let had = document.activeElement
  const leaving = new AbortController()
  const { signal } = leaving
  const leave = () => leaving.abort()
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target !== frame) had = target
    },
    { signal },
  )
  addEventListener('keydown', ({ key }) => key === 'Tab' && leave(), { signal })
  // Events inside a dialog do not bubble out of it, so listen in the capture phase.
  const within = { capture: true, signal }
  page.addEventListener('pointerdown', leave, within)
  const giveBack = () => {
    if (had instanceof HTMLElement && had !== frame && had !== document.body)
      had.focus({ preventScroll: true })
    else frame.blur()
  }
  // Wait for a microtask, because the browser dispatches the event before it has finished moving the focus.
  page.addEventListener('focusin', () => queueMicrotask(giveBack), within)
  open(page)
  return leave
}

/** Returns every colour that Walletdock shows, as the browser computes it. */
function colorsIn(page: Window): Shown['colors'] {
  const host = page.document.querySelector('[data-walletdock]')
  const root = host?.shadowRoot
  if (!root) return {}
  const probe = root.appendChild(page.document.createElement('i'))
  const computed = page.getComputedStyle(probe)
  const colors: Partial<Record<ColorPart, string>> = {}
  for (const part of colorParts) {
    probe.style.color = `var(--wd-${part}, transparent)`
    colors[part] = computed.color
  }
  probe.remove()
  const dialog = root.querySelector('dialog')
  if (dialog)
    colors.backdrop = page.getComputedStyle(
      dialog,
      '::backdrop',
    ).backgroundColor
  return colors
}

/** Returns the colours that Walletdock shows instead of the draft's. */
function corrected(page: Window, draft: Draft, scheme: Scheme) {
  const host = page.document.querySelector<HTMLElement>('[data-walletdock]')
  const found: Partial<Record<Part, string>> = {}
  for (const part of partsOf(draft)) {
    const shown = host?.style.getPropertyValue(`--wd-${part}`)
    if (!shown?.startsWith('#')) continue
    const { opaque, alpha } = readColor(shownIn(draft, part, scheme))
    // A transparent colour looks different on each background, so the two values cannot be compared.
    if (!alpha && shown !== opaque) found[part] = shown
  }
  return found
}

type PreviewProps = {
  readonly draft: Draft
  readonly scene: Scene
  /** Called with the states of the layout. */
  readonly onStates: (states: readonly string[]) => void
  readonly onShown: (shown: Shown) => void
}
