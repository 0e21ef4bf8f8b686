import type { Appearance } from '../theme/Appearance'
import { buttonParts, changeTheme } from '../theme/applyTheme'
import { hostProperty } from '../theme/customProperties'
import { abandon, adopt } from '../theme/sheet'
import { zoomOf } from '../zoom'

/** Our element at the end of the page. It contains everything that is above the page. */
type Island = {
  readonly root: ShadowRoot
  readonly host: HTMLElement
  /** Updates appearance, language and text direction. */
  update(options: IslandLook): void
  /** Removes the island. May be called twice. */
  close(): void
}

export type IslandOptions = IslandLook & {
  /** Element whose `--walletdock-…` properties the island copies, such as the button's host. */
  readonly like?: Element | undefined
  /** Element that the island is appended to. @default the page's body */
  readonly within?: Element | undefined
}

type IslandLook = Appearance & {
  /** Language of the content, BCP 47. */
  readonly lang?: string | undefined
  /** Text direction of the content. @default the page's */
  readonly dir?: 'ltr' | 'rtl' | undefined
}

/**
 * Events that pages listen to in order to close their panels, to trap the focus, to replace or block input, or to scroll
 * the page themselves.
 */
const watchedEvents =
  'pointerdown pointerup mousedown mouseup touchstart touchmove touchend click dblclick auxclick contextmenu focusin focusout keydown keypress keyup beforeinput input textInput compositionstart compositionupdate compositionend paste copy cut selectstart dragstart dragover drop wheel'

const parts = [
  ...buttonParts,
  ...['radius', 'dialogRadius', 'backdrop', 'shadow', 'spacing', 'motion'],
]
const inherited = [...parts, 'accent', 'font']

/** Opens an island that the host's focus traps and outside-click handlers do not notice. */
export function openIsland(options: IslandOptions = {}): Island {
  const host = document.createElement('div')
  host.setAttribute('data-walletdock', '')
  // Pages with an open modal often disable pointer events on the body.
  host.style.setProperty('pointer-events', 'auto', 'important')
  for (const type of watchedEvents.split(' ')) {
    host.addEventListener(type, (event) => event.stopPropagation(), {
      // Scrolling does not wait for this listener.
      passive: true,
    })
  }
  if (options.like) {
    const values = getComputedStyle(options.like)
    const copyProperty = (name: string, from = name) => {
      const value = values.getPropertyValue(from)
      if (value) host.style.setProperty(name, value)
    }
    for (const name of inherited) copyProperty(hostProperty(name))
    // The page's font, which the button has determined.
    copyProperty(hostProperty('font'), '--wd-font')
  }
  const stop = stayUsable(host)
  const root = host.attachShadow({ mode: 'open' })
  const { within = document.body } = options
  // Dialogs are as large as in any page. Lengths of the window, such as `100dvh`, would be enlarged as well.
  host.style.setProperty('--wd-zoom', String(1 / zoomOf(within)))
  within.append(host)
  // Not before, because WebKit then renders a first frame without styles if styles are read in between.
  adopt(root)
  const update = (look: IslandLook) => {
    host.lang = look.lang ?? ''
    host.dir = look.dir ?? ''
    changeTheme(host, look, parts)
  }
  update(options)
  return {
    root,
    host,
    update,
    close() {
      stop()
      host.remove()
      abandon(root)
    },
  }
}

/** Removes `inert` and `aria-hidden`, which a page's modal may set on all elements outside it, even later. */
function stayUsable(host: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    for (const name of hiding) host.removeAttribute(name)
  })
  observer.observe(host, { attributeFilter: hiding })
  return () => observer.disconnect()
}
const hiding = ['inert', 'aria-hidden']
