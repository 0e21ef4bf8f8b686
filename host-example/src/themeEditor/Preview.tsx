import { useEffect, useRef, useState } from 'react'
import {
  type Draft,
  type Part,
  partsOf,
  propertyOf,
  type Scheme,
  shownIn,
  valuesOf,
} from './Draft'
import { readColor } from './readColor'

/** How the gallery is asked for a state. */
export type Scene = {
  readonly layout: 'wide' | 'compact' | 'mobile'
  readonly theme: Scheme
  readonly state: string
}

/** One state of the gallery, in the draft's look. */
export function Preview({
  draft,
  scene,
  onStates,
  onCorrections,
}: PreviewProps) {
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
    // An open dialog has put styles of its own there.
    const before = [...style].filter((name) => name.startsWith('--walletdock-'))
    for (const name of before) style.removeProperty(name)
    for (const [name, value] of valuesOf(draft))
      style.setProperty(propertyOf(name), value)
    const later = setTimeout(() => {
      // By now the page has heard of its new address, and Walletdock of its look.
      if (page.location.hash !== hash) return
      onStates(dataset['states']?.split('\n') ?? [])
      onCorrections(corrected(page, draft, theme))
    }, 200)
    return () => clearTimeout(later)
  }, [draft, theme, hash, loaded, onStates, onCorrections])

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
 * Opens a dialog in the frame, and gives back the focus that it takes, however late, until somebody goes there.
 * @returns stops giving it back
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
  // Nothing that happens in a dialog bubbles out of it.
  const within = { capture: true, signal }
  page.addEventListener('pointerdown', leave, within)
  const giveBack = () => {
    if (had instanceof HTMLElement && had !== frame && had !== document.body)
      had.focus({ preventScroll: true })
    else frame.blur()
  }
  // The browser is not done with a change of focus while it tells of it.
  page.addEventListener('focusin', () => queueMicrotask(giveBack), within)
  open(page)
  return leave
}

/** The colours that are shown otherwise than they were given. */
function corrected(page: Window, draft: Draft, scheme: Scheme) {
  const host = page.document.querySelector<HTMLElement>('[data-walletdock]')
  const found: Partial<Record<Part, string>> = {}
  for (const part of partsOf(draft)) {
    const shown = host?.style.getPropertyValue(`--wd-${part}`)
    if (!shown?.startsWith('#')) continue
    const { opaque, alpha } = readColor(shownIn(draft, part, scheme))
    // What shines through is another colour on each ground.
    if (!alpha && shown !== opaque) found[part] = shown
  }
  return found
}

type PreviewProps = {
  readonly draft: Draft
  readonly scene: Scene
  /** Told the states that the layout has. */
  readonly onStates: (states: readonly string[]) => void
  readonly onCorrections: (corrections: Partial<Record<Part, string>>) => void
}
