import { withGuide } from '../../errors/withGuide'
import { watchWagmi } from '../../platform/page/wagmiAccount'
import type { Mounted } from '../../remote/exposes/mount'
import type { Wallet } from '../../remote/exposes/useWallet'
import type { WalletdockConfig } from '../../remote/exposes/WalletProvider'
import type { LoadFailure } from '../LoadFailure'
import { loadRemote } from '../run/loadRemote'
import { answerTap, type Tap } from './answerTap'
import {
  drawStandIn,
  drawStandInPicture,
  loadRetryLabel,
  standInLabel,
} from './drawStandIn'
import { asCrash, emitElementEvent } from './elementEvents'
import {
  changedOptions,
  configOf,
  isSelfVerified,
  loadOptions,
} from './elementOptions'
import {
  AnyElement,
  adoptEarlyProperties,
  watched,
  withProperties,
  writeAttribute,
} from './elementProperties'
import { standInAccount, standInPicture } from './standInAccount'

/** The element `<wallet-dock>`, which renders the button on any page. */
export class WalletDockElement extends withProperties(AnyElement) {
  static readonly observedAttributes = watched
  #config: Partial<WalletdockConfig> | null | undefined
  #mounted: Mounted | undefined
  #mountedConfig: WalletdockConfig | undefined
  /** Load options of the current or failed load, as JSON. If `undefined`, the next change starts a new load. */
  #loadKey: string | undefined
  /** Incremented when the current load becomes obsolete, so that its result is ignored. */
  #loadNumber = 0
  /**
   * Message of the last reported failure. The element does not report the same message again, because a page that
   * renders again after each failure would loop.
   */
  #reportedMessage: string | undefined
  #stop = () => {}
  /** Content of the stand-in while the button loads. */
  #waiting: string | undefined
  /** The visitor's action on the stand-in, until the real button has handled it. */
  #tap: Tap | undefined

  constructor() {
    super()
    adoptEarlyProperties(this, 'wallet', 'config')
  }

  /**
   * All options without a separate property, as an object or as JSON. While it is `null`, the element does not load.
   * The page's first configuration applies. Later changes of `auth`, look and language also apply. Changes of other
   * options cause a warning in the console.
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

  /** The visitor's wallet and its actions. `undefined` until the button has loaded. */
  get wallet(): Wallet | undefined {
    return this.#mounted?.getSnapshot()
  }
  /**
   * Sets the attribute `wallet`, which is the id of the one wallet that the button connects. The setter exists because
   * frameworks set properties instead of attributes.
   */
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

  /** Applies changes in a microtask, because frameworks create, configure and move an element in several steps. */
  #settleSoon() {
    queueMicrotask(() => this.#settle())
  }

  #settle() {
    if (!this.isConnected) {
      this.#tap = undefined
      // The button removes its own elements before the stand-in's.
      this.#leave()
      return this.replaceChildren()
    }
    const key = JSON.stringify(loadOptions(this))
    if (key === this.#loadKey) {
      if (this.#waiting !== undefined) this.#wait()
      return this.#mounted?.update(this.#props())
    }
    this.#leave()
    this.#wait()
    if (this.#config === null) return
    this.#loadKey = key
    void this.#start()
  }

  async #start() {
    const number = this.#loadNumber
    const options = loadOptions(this)
    if (isSelfVerified(this))
      console.warn(
        withGuide(
          'Walletdock: this page demands a key or a hash, but nothing verified the script of <wallet-dock>, which comes from the remote. Import walletdock/host/element of the package, or serve the folder host/ from this page’s origin.',
          'other-messages-in-the-console',
        ),
      )
    const loaded = await loadRemote({ ...options, modules: ['./mount'] })
    if (number !== this.#loadNumber) return
    if (!loaded.ok) return this.#fail(loaded.failure)
    const { ok: _, modules, ...about } = loaded
    try {
      if (this.matches(':focus-within')) this.#tap ??= 'focus'
      const config = configOf(this, this.config)
      this.#mountedConfig = config
      const mounted = modules.mount(this, config, this.#props())
      mounted.onFailure((error) =>
        emitElementEvent(this, 'walletdock-failed', asCrash(error)),
      )
      this.#mounted = mounted
      this.#reportedMessage = undefined
      const notify = () => {
        requestAnimationFrame(() => {
          this.#tap = answerTap(this.#tap, this, this.wallet)
        })
        emitElementEvent(this, 'walletdock-changed', mounted.getSnapshot())
      }
      this.#endWait()
      this.#stop = mounted.subscribe(notify)
      emitElementEvent(this, 'walletdock-loaded', about)
      notify()
    } catch (error) {
      // Reset, so that a corrected configuration starts a new load.
      this.#loadKey = undefined
      this.#fail(asCrash(error))
    }
  }

  /** Renders the stand-in. Connected visitors see their account. */
  #wait() {
    this.#stop()
    const draw = () => {
      const config = { ...this.config, ...this.#look() }
      const account = standInAccount(config)
      const label = account ?? this.label ?? standInLabel
      const picture = standInPicture(config)
      const waiting = label + JSON.stringify(picture)
      if (waiting === this.#waiting) return
      this.#waiting = waiting
      if (picture)
        drawStandInPicture(this, picture, (pressed) => {
          this.#tap = pressed
        })
      else this.#standIn(label, account ? 'account' : 'open')
    }
    draw()
    this.#stop = watchWagmi(this.config?.wagmi, draw)
  }

  /** The options that decide how the connected button looks. Empty attributes do not override the configuration. */
  #look() {
    const { theme, locale } = this
    return { ...(theme && { theme }), ...(locale && { locale }) }
  }

  #endWait() {
    this.#stop()
    this.#waiting = undefined
  }

  #leave() {
    this.#loadNumber += 1
    this.#loadKey = undefined
    this.#endWait()
    this.#mounted?.unmount()
    this.#mounted = undefined
  }

  #props() {
    const wallet = this.getAttribute('wallet') || undefined
    const options =
      this.#mountedConfig &&
      changedOptions(this, this.config, this.#mountedConfig)
    return { ...options, label: this.label, wallet, auth: this.#config?.auth }
  }

  #fail(failure: LoadFailure) {
    // Discard the visitor's press, so that no dialog opens later.
    this.#tap = undefined
    this.#endWait()
    this.#standIn(loadRetryLabel(failure), 'open', () => {
      this.#loadKey = undefined
      this.#reportedMessage = undefined
      this.#settle()
    })
    if (failure.message === this.#reportedMessage) return
    this.#reportedMessage = failure.message
    emitElementEvent(this, 'walletdock-failed', failure)
  }

  #standIn(label: string, tap: Tap, onRetry?: () => void) {
    const ask = () => {
      this.#tap = tap
    }
    const accent = tap === 'account' ? '' : this.accent
    // The previous stand-in may have been pressed.
    const isBusy = this.#tap === 'open' || this.#tap === 'account'
    const look = { label, accent, isWaiting: !onRetry, isBusy }
    drawStandIn(this, look, onRetry ?? ask)
  }
}
