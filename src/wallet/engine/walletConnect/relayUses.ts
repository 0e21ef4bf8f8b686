import type { WalletConnectProvider } from './walletConnectProvider'

/** The uses of a client's relay, beside its session. Each returns whether somebody still waits for it. */
const uses = new WeakMap<WalletConnectProvider, Set<() => boolean>>()

/** Allows the client to keep a connection to the relay while this runs and somebody waits for it. */
export async function withRelay<Result>(
  provider: WalletConnectProvider,
  act: () => Promise<Result>,
  isWanted = () => true,
): Promise<Result> {
  const all = uses.get(provider) ?? new Set()
  const use = () => isWanted()
  uses.set(provider, all.add(use))
  try {
    return await act()
  } finally {
    all.delete(use)
  }
}

/** Returns whether the client needs the relay for a session, a code or a message. */
export function needsRelay(provider: WalletConnectProvider): boolean {
  const { session } = provider.signer.client
  return (
    session.length > 0 ||
    [...(uses.get(provider) ?? [])].some((isWanted) => isWanted())
  )
}
