/** A wallet that announced itself to the page. @see EIP-6963 */
export type AnnouncedWallet = {
  readonly rdns: string
  readonly name: string
  /** A `data:image/…` URI. */
  readonly icon: string
}

/**
 * Listens for wallets that announce themselves, and asks them to.
 * @param onWallet called once per announcement, at once or at any time later; what pages would talk to is
 * given as it is, and nothing of it has been read
 * @returns stops listening
 * @see EIP-6963
 */
export function watchAnnouncedWallets(
  onWallet: (wallet: AnnouncedWallet, provider: unknown) => void,
): () => void {
  const heard = (event: Event) => {
    const info = infoOf(event)
    if (info) onWallet(info, providerOf(event))
  }
  addEventListener('eip6963:announceProvider', heard)
  dispatchEvent(new Event('eip6963:requestProvider'))
  return () => removeEventListener('eip6963:announceProvider', heard)
}

/** The providers of all wallets that announce themselves when asked. */
export function announcedProviders(): readonly unknown[] {
  const providers: unknown[] = []
  watchAnnouncedWallets((_, provider) => providers.push(provider))()
  return providers
}

// Anything on the page may announce anything: only well-formed strings get through.
function infoOf(event: Event): AnnouncedWallet | undefined {
  try {
    const info: unknown = (event as CustomEvent).detail.info
    if (typeof info !== 'object' || info === null) return undefined
    const { rdns, name, icon } = info as Record<string, unknown>
    if (typeof rdns !== 'string' || typeof name !== 'string') return undefined
    return { rdns, name, icon: typeof icon === 'string' ? icon : '' }
  } catch {
    return undefined
  }
}

function providerOf(event: Event): unknown {
  try {
    return (event as CustomEvent).detail.provider
  } catch {
    return undefined
  }
}
