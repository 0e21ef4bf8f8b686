import type { Appearance } from '../../theme/Appearance'
import { applyTheme, buttonParts, changeTheme } from '../../theme/applyTheme'
import { hostProperty } from '../../theme/customProperties'
import { adopt } from '../../theme/sheet'

/** A place of our own at the end of the page, for what lies above it. */
export type Island = {
  /** Where a React root may be made. */
  readonly root: ShadowRoot
  readonly host: HTMLElement
  /** Follows what may change while the island is there. */
  update(options: IslandLook): void
  /** Takes the island away as soon as what leaves has left. Safe to call twice. */
  close(): void
}

export type IslandOptions = IslandLook & {
  /** Element whose `--walletdock-…` properties the island takes over, such as the button's host. */
  readonly like?: Element | undefined
  /** Where on the page it is opened. @default at the end of its body */
  readonly within?: Element | undefined
}

export type IslandLook = Appearance & {
  /** Language of the content, BCP 47. */
  readonly lang?: string | undefined
  /** The way the content is read. @default the page's */
  readonly dir?: 'ltr' | 'rtl' | undefined
}

/** Events that a page listens to in order to close its own panels or to hold the focus. */
const ours =
  'pointerdown pointerup mousedown mouseup touchstart touchend click focusin focusout keydown keyup'

const parts = [
  ...buttonParts,
  ...['radius', 'dialogRadius', 'backdrop', 'shadow', 'spacing', 'motion'],
]
const inherited = [...parts, 'accent', 'font']

/** Opens an island that the host's focus traps and outside-click handlers do not notice. */
export function openIsland(options: IslandOptions = {}): Island {
  const host = document.createElement('div')
  host.setAttribute('data-walletdock', '')
  host.lang = options.lang ?? ''
  host.dir = options.dir ?? ''
  // Pages that hold a modal open switch pointer events off on the body.
  host.style.setProperty('pointer-events', 'auto', 'important')
  for (const type of ours.split(' ')) {
    host.addEventListener(type, (event) => event.stopPropagation())
  }
  if (options.like) {
    const values = getComputedStyle(options.like)
    const take = (name: string, from = name) => {
      const value = values.getPropertyValue(from)
      if (value) host.style.setProperty(name, value)
    }
    for (const name of inherited) take(hostProperty(name))
    // The page's own, that a button of ours has found.
    take(hostProperty('font'), '--wd-font')
  }
  const stop = stayUsable(host)
  const root = host.attachShadow({ mode: 'open' })
  adopt(root)
  const { within = document.body } = options
  within.append(host)
  applyTheme(host, options, parts)

  return {
    root,
    host,
    update(next) {
      host.lang = next.lang ?? ''
      host.dir = next.dir ?? ''
      changeTheme(host, next, parts)
    },
    close() {
      stop()
      const leaving = root.getAnimations().map((one) => one.finished)
      if (leaving.length) {
        void Promise.allSettled(leaving).then(() => host.remove())
      } else host.remove()
    },
  }
}

/** Undoes `inert` and `aria-hidden`, which a page's modal may set on every element outside of it, also on later ones. */
function stayUsable(host: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    for (const name of hiding) host.removeAttribute(name)
  })
  observer.observe(host, { attributeFilter: hiding })
  return () => observer.disconnect()
}
const hiding = ['inert', 'aria-hidden']
