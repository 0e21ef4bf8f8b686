/** A wallet that announced itself to the page, by its own words. @see EIP-6963 */
export type AnnouncedWallet = {
  readonly rdns: string
  /** Of the wallet on this page, if it has one: it may announce several provider objects under it. */
  readonly uuid?: string | undefined
  readonly name: string
  /** A `data:image/…` URI. */
  readonly icon: string
  /** The wallet's EIP-1193 provider: not our object, so its getters may throw. */
  readonly provider: object
}

/** The wallets that have announced themselves so far, in their order. */
export type AnnouncedWallets = {
  get(): readonly AnnouncedWallet[]
  /** Calls the listener after each new one, or when a provider may be there that announces nothing, until the returned function is called. */
  subscribe(listener: () => void): () => void
}

/** More than any visitor has; a page that is flooded with announcements stays usable. */
const most = 500

/**
 * Listens for wallets that announce themselves, at once or at any time later, and asks them to. Whenever somebody asks,
 * all of them announce themselves again: the same provider under the same rdns is the same wallet, whatever its uuid.
 * @see EIP-6963
 */
export function listenForWallets(): AnnouncedWallets {
  const listeners = new Set<() => void>()
  const names = new Map<object, Set<string>>()
  let wallets: readonly AnnouncedWallet[] = []

  function notify() {
    for (const listener of [...listeners]) listener()
  }
  addEventListener('eip6963:announceProvider', (event) => {
    const wallet = walletIn(event)
    if (!wallet || wallets.length >= most) return
    const { provider, rdns } = wallet
    const known = names.get(provider) ?? new Set()
    if (known.has(rdns)) return
    names.set(provider, known.add(rdns))
    wallets = [...wallets, wallet]
    notify()
  })
  // A wallet that announces nothing has set `window.ethereum` late. Listeners check that provider as well.
  addEventListener('ethereum#initialized', notify)
  dispatchEvent(new Event('eip6963:requestProvider'))

  return {
    get: () => wallets,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

// Anything on the page may announce anything: only what is well-formed and can be asked gets through.
function walletIn(event: Event): AnnouncedWallet | undefined {
  try {
    const { info, provider } = (event as CustomEvent).detail
    const { rdns, name, icon, uuid } = info
    if (typeof rdns !== 'string' || typeof name !== 'string') return undefined
    if (typeof provider?.request !== 'function') return undefined
    return {
      rdns,
      uuid: typeof uuid === 'string' ? uuid : undefined,
      name,
      icon: typeof icon === 'string' ? icon : '',
      // A function may carry the method, too.
      provider: Object(provider),
    }
  } catch {
    // An announcement that cannot be read is ignored: hostile ones must not fill the console.
    return undefined
  }
}
