import { createListeners } from '../listeners'
import { fieldsOf } from '../shapes'
import { ownRdns } from './ownRdns'

/** A wallet that has announced itself to the page. All values come from the wallet. @see EIP-6963 */
export type AnnouncedWallet = {
  readonly rdns: string
  /** Id of the wallet on this page, if it has one. A wallet may announce several provider objects with the same id. */
  readonly uuid?: string | undefined
  readonly name: string
  /** A `data:image/…` URI. */
  readonly icon: string
  /** The wallet's EIP-1193 provider. It is a foreign object, so its getters may throw. */
  readonly provider: object
}

export type AnnouncedWallets = ReturnType<typeof listenForWallets>

/** Maximum number of announcements, so that a page that is flooded with them stays usable. */
const maxCount = 500

/**
 * Listens for wallets that announce themselves now or later, and requests them to do so. All wallets repeat their
 * announcements after any such request. The same provider with the same rdns is the same wallet, even if the uuid
 * differs.
 * @param ended stops listening when it is aborted
 * @see EIP-6963
 */
export function listenForWallets(ended?: AbortSignal) {
  const options = ended && { signal: ended }
  const { notify, subscribe } = createListeners()
  const names = new Map<object, Set<string>>()
  let wallets: readonly AnnouncedWallet[] = []

  addEventListener(
    'eip6963:announceProvider',
    (event) => {
      const wallet = walletIn(event)
      if (!wallet || wallets.length >= maxCount) return
      const { provider, rdns } = wallet
      const providerNames = names.get(provider) ?? new Set()
      if (providerNames.has(rdns)) return
      names.set(provider, providerNames.add(rdns))
      wallets = [...wallets, wallet]
      notify()
    },
    options,
  )
  // Fired by wallets that set `window.ethereum` late and do not announce themselves. Listeners check that provider as
  // well.
  addEventListener('ethereum#initialized', notify, options)
  dispatchEvent(new Event('eip6963:requestProvider'))

  return {
    /** Returns the wallets that have announced themselves so far, in order. */
    get: () => wallets,
    /** Also calls the listener when a provider that does not announce itself may have been added. */
    subscribe,
  }
}

// Anything on the page can send announcements, so only well-formed ones with a usable provider are accepted.
function walletIn(event: Event): AnnouncedWallet | undefined {
  try {
    const { info, provider } = (event as CustomEvent).detail
    const { rdns, name, icon, uuid } = info
    if (typeof rdns !== 'string' || typeof name !== 'string') return undefined
    if (rdns === ownRdns) return undefined
    if (typeof provider?.request !== 'function') return undefined
    return {
      rdns,
      uuid: typeof uuid === 'string' ? uuid : undefined,
      name,
      icon: typeof icon === 'string' ? icon : '',
      // A provider may also be a function with this method.
      provider: fieldsOf(provider),
    }
  } catch {
    // Ignored without a message, because hostile announcements must not fill the console.
    return undefined
  }
}
