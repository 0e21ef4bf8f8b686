import type { Wallet } from '../../exposes/useWallet'
import type { WalletdockConfig } from '../../exposes/WalletProvider'
import type { LoadFailure } from '../LoadFailure'
import { loadRemote } from '../run/loadRemote'
import { answerTap, type Tap } from './answerTap'
import { drawStandIn } from './drawStandIn'
import { asCrash, type MountedByAny, tellPage } from './elementEvents'
import {
  changedOptions,
  configOf,
  isSelfVerified,
  loadOptions,
} from './elementOptions'
import {
  AnyElement,
  takeEarly,
  watched,
  withProperties,
  writeAttribute,
} from './elementProperties'
import { retryLabel, standInLabel } from './retryLabel'

/** `<wallet-dock>`: the button as an element of any page. */
export class WalletDockElement extends withProperties(AnyElement) {
  static readonly observedAttributes = watched
  #config: Partial<WalletdockConfig> | null | undefined
  #mounted: MountedByAny | undefined
  /** What the button was mounted with. */
  #first: WalletdockConfig | undefined
  /** The load options of what is shown, is loading or has failed; `undefined` when the next change starts over. */
  #from: string | undefined
  /** Counts starts and ends: what a load brings after that is not for the element any more. */
  #stay = 0
  /** The message of the last reported failure: a page that renders again because of it must not loop. */
  #told: string | undefined
  #stop = () => {}
  /** What a visitor did with the stand-in and is not answered yet. */
  #tap: Tap | undefined

  constructor() {
    super()
    takeEarly(this, 'wallet', 'config')
  }

  /**
   * Everything that has no property of its own, as an object or as JSON. `null` means that it is not known yet: the
   * element waits for it. The first configuration of a page counts; `auth`, `wagmi`, look and language are followed, and a
   * change of any other option is reported in the console.
   */
  get config(): Partial<WalletdockConfig> | undefined {
    return this.#config ?? undefined
  }
  set config(config: Partial<WalletdockConfig> | string | null | undefined) {
    const isJson = typeof config === 'string'
    if (isJson) this.setAttribute('config', config)
    this.#config = isJson ? undefined : config
    this.#settleSoon()
  }

  /** The visitor's wallet and what can be done with it, once the button is there. */
  get wallet(): Wallet | undefined {
    return this.#mounted?.getSnapshot()
  }
  /** Frameworks set an attribute as the property of its name: the one wallet that the button connects, by its id. */
  set wallet(id: string | null | undefined) {
    writeAttribute(this, 'wallet', id)
  }

  connectedCallback(): void {
    this.#settleSoon()
  }

  disconnectedCallback(): void {
    this.#settleSoon()
  }

  attributeChangedCallback(_: string, old: unknown, value: unknown): void {
    if (old !== value) this.#settleSoon()
  }

  /** Frameworks create, set up and move an element bit by bit: what counts is how it is when they are done. */
  #settleSoon() {
    queueMicrotask(() => this.#settle())
  }

  #settle() {
    if (!this.isConnected) {
      this.#tap = undefined
      this.replaceChildren()
      return this.#leave()
    }
    const from = JSON.stringify(loadOptions(this))
    if (from === this.#from) return this.#mounted?.update(this.#props())
    this.#leave()
    this.#standIn(this.label ?? standInLabel)
    if (this.#config === null) return
    this.#from = from
    void this.#start()
  }

  async #start() {
    const stay = this.#stay
    const options = loadOptions(this)
    if (isSelfVerified(this))
      console.warn(
        'Walletdock: this page demands a key or a hash, but nothing verified the script of <wallet-dock>, which comes from the remote. Import walletdock/host/element of the package, or serve the folder host/ from this page’s origin.',
      )
    const loaded = await loadRemote({ ...options, modules: ['./mount'] })
    if (stay !== this.#stay) return
    if (!loaded.ok) return this.#fail(loaded.failure)
    const { ok: _, modules, ...about } = loaded
    try {
      if (this.matches(':focus-within')) this.#tap ??= 'focus'
      const config = configOf(this, this.config)
      this.#first = config
      const mounted: MountedByAny = modules.mount(this, config, this.#props())
      mounted.onFailure?.((error) => tellPage(this, 'failed', asCrash(error)))
      this.#mounted = mounted
      this.#told = undefined
      const tell = () => {
        requestAnimationFrame(() => {
          this.#tap = answerTap(this.#tap, this, this.wallet)
        })
        tellPage(this, 'changed', mounted.getSnapshot())
      }
      this.#stop = mounted.subscribe(tell)
      tellPage(this, 'loaded', about)
      tell()
    } catch (error) {
      // Another configuration may be right.
      this.#from = undefined
      this.#fail(asCrash(error))
    }
  }

  #leave() {
    this.#stay += 1
    this.#from = undefined
    this.#stop()
    this.#mounted?.unmount()
    this.#mounted = undefined
  }

  #props() {
    const wallet = this.getAttribute('wallet') || undefined
    const options =
      this.#first && changedOptions(this, this.config, this.#first)
    return { ...options, label: this.label, wallet, auth: this.#config?.auth }
  }

  #fail(failure: LoadFailure) {
    // Nothing came of it: it opens nothing later.
    this.#tap = undefined
    this.#standIn(retryLabel(failure), () => {
      this.#from = undefined
      this.#told = undefined
      this.#settle()
    })
    if (failure.message === this.#told) return
    this.#told = failure.message
    tellPage(this, 'failed', failure)
  }

  #standIn(label: string, onRetry?: () => void) {
    const ask = () => {
      this.#tap = 'open'
    }
    const act = onRetry ?? ask
    const button = drawStandIn(this, label, this.accent, act, !onRetry)
    // The one before was pressed: that counts for this one.
    if (this.#tap === 'open') button.click()
  }
}
