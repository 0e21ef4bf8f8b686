import type { Mounted } from '../exposes/mount'
import type { Wallet } from '../exposes/useWallet'
import type { WalletdockConfig } from '../exposes/WalletProvider'
import { configOf, loadOptions } from './elementOptions'
import { LoadFailure } from './LoadFailure'
import type { LoadResult } from './LoadResult'
import { loadRemote } from './loadRemote'
import { retryLabel } from './retryLabel'
import { standInLook } from './standInLook'

/** What the element tells its page: each event bubbles, and has this as its `detail`. */
export type WalletDockEvents = {
  'walletdock:loaded': Omit<
    Extract<LoadResult<'./mount'>, { ok: true }>,
    'ok' | 'modules'
  >
  'walletdock:failed': LoadFailure
  'walletdock:changed': Wallet
}

// Where pages are rendered on a server there are no elements, and none is defined.
const Base =
  globalThis.HTMLElement ??
  // It is never made there.
  (class {} as typeof HTMLElement)

/** Remotes before version 1.3 of the contract tell of no crash. */
type MountedByAny = Omit<Mounted, 'onFailure'> &
  Partial<Pick<Mounted, 'onFailure'>>

/** `<wallet-dock>`: the button as an element of any page. */
export class WalletDockElement extends Base {
  static readonly observedAttributes = ['label']
  /** What no attribute can say, such as `auth`. Read when the element comes into the page. */
  declare config?: Partial<WalletdockConfig>
  #mounted: MountedByAny | undefined
  /** Counts comings and goings: what a load brings after the element has left is not for it. */
  #stay = 0
  #stop = () => {}

  /** The visitor's wallet and what can be done with it, once the button is there. */
  get wallet(): Wallet | undefined {
    return this.#mounted?.getSnapshot()
  }

  connectedCallback(): void {
    void this.#start()
  }

  disconnectedCallback(): void {
    this.#stay += 1
    this.#stop()
    this.#mounted?.unmount()
    this.#mounted = undefined
    this.replaceChildren()
  }

  attributeChangedCallback(): void {
    this.#mounted?.update(this.#props())
  }

  async #start() {
    this.#stay += 1
    const stay = this.#stay
    this.#standIn(this.getAttribute('label') ?? 'Connect wallet')
    const options = loadOptions(this)
    const loaded = await loadRemote({ ...options, modules: ['./mount'] })
    if (stay !== this.#stay) return
    if (!loaded.ok) return this.#fail(loaded.failure)
    const { ok: _, modules, ...about } = loaded
    try {
      const mounted: MountedByAny = modules.mount(
        this,
        configOf(this),
        this.#props(),
      )
      mounted.onFailure?.((error) =>
        this.#tell('walletdock:failed', asCrash(error)),
      )
      this.#mounted = mounted
      const tell = () => this.#tell('walletdock:changed', mounted.getSnapshot())
      this.#stop = mounted.subscribe(tell)
      this.#tell('walletdock:loaded', about)
      tell()
    } catch (error) {
      this.#fail(asCrash(error))
    }
  }

  #props() {
    return { label: this.getAttribute('label') ?? undefined }
  }

  #fail(failure: LoadFailure) {
    this.#standIn(retryLabel(failure), () => void this.#start())
    this.#tell('walletdock:failed', failure)
  }

  #standIn(label: string, onClick?: () => void) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = label
    button.disabled = !onClick
    if (onClick) button.onclick = onClick
    const accent = this.getAttribute('accent') ?? undefined
    Object.assign(button.style, standInLook(accent, !onClick))
    this.replaceChildren(button)
  }

  #tell<Name extends keyof WalletDockEvents>(
    name: Name,
    detail: WalletDockEvents[Name],
  ) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }))
  }
}

/** A wrong configuration or a fault while rendering, in the words of the error that told it. */
function asCrash(error: unknown): LoadFailure {
  const what = error instanceof Error ? error.message : String(error)
  return new LoadFailure('crashed', `<wallet-dock> stopped: ${what}`, error)
}

declare global {
  interface HTMLElementTagNameMap {
    'wallet-dock': WalletDockElement
  }
}
