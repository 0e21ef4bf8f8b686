import type { WalletConnectProvider } from './walletConnectProvider'

type Signer = WalletConnectProvider['signer']
type Client = Signer['client']
type Relayer = Client['core']['relayer']

/**
 * The methods of WalletConnect's client (2.21.8) that we replace. `replaceMethod` is the only way to replace a method.
 * The relayer's `connect` and the engine's `isValidDisconnect` are private in the client's types.
 */
export type ReplacedMethods = {
  'signer.cleanupPendingPairings': Signer['cleanupPendingPairings']
  'signer.client.connect': Client['connect']
  'signer.client.core.relayer.connect': (url?: string) => Promise<void>
  'signer.client.core.relayer.request': Relayer['request']
  'signer.client.engine.isValidDisconnect': (params: {
    readonly topic: string
  }) => Promise<void>
}

/** @returns Function that restores the original method. */
export function replaceMethod<Path extends keyof ReplacedMethods>(
  provider: WalletConnectProvider,
  path: Path,
  create: (original: ReplacedMethods[Path]) => ReplacedMethods[Path],
): () => void {
  const parts = path.split('.')
  const name = parts.pop() ?? ''
  const owner = parts.reduce<object>(
    (part, each) => Reflect.get(part, each),
    provider,
  )
  const original = Reflect.get(owner, name)
  Reflect.set(owner, name, create(original.bind(owner)))
  return () => {
    Reflect.set(owner, name, original)
  }
}
