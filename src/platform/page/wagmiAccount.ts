import { fieldsOf, isAddress } from '../shapes'

/** The active account of a page's own wagmi. */
export type WagmiAccount = {
  readonly address: `0x${string}`
  readonly chainId: number
}

/**
 * Returns the account that a page's own wagmi has connected or reconnects. wagmi knows the account before it has a
 * wallet, also on a server. The page may use any version, and pages without types may pass anything.
 */
export function wagmiAccount(wagmi: unknown): WagmiAccount | undefined {
  const { connections, current, status } = fieldsOf(fieldsOf(wagmi)['state'])
  // While another wallet connects, the status is `connecting`, and the current one stays connected.
  if (status === 'disconnected') return undefined
  // A stored list of connections that wagmi has not revived yet is not a map. A frame's map is of another class.
  const { get } = fieldsOf(connections)
  if (typeof get !== 'function') return undefined
  const { accounts, chainId } = fieldsOf(get.call(connections, current))
  const address = fieldsOf(accounts)[0]
  return isAddress(address) && typeof chainId === 'number'
    ? { address, chainId }
    : undefined
}

/** Calls the listener when the state of a page's own wagmi changes. @returns Function that removes the listener. */
export function watchWagmi(wagmi: unknown, listener: () => void): () => void {
  const { subscribe } = fieldsOf(wagmi)
  const stop =
    typeof subscribe === 'function'
      ? subscribe((state: unknown) => state, listener)
      : undefined
  return () => stop?.()
}
