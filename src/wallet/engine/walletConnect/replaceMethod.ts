import type { WalletConnectProvider } from './walletConnectProvider'

type Signer = WalletConnectProvider['signer']
type Client = Signer['client']
type Relayer = Client['core']['relayer']

/**
 * The methods of WalletConnect's client (2.21.8) that we replace, each with the loss for visitors without the
 * replacement. `replaceMethod` is the only way to replace one. Only the relayer's `connect` is private in its types.
 */
export const replacedMethods = {
  'signer.cleanupPendingPairings':
    'After a page was reloaded while a wallet’s app was open, it would not notice the answer of the app.',
  'signer.client.connect':
    'After a page was reloaded while a wallet’s app was open, it would ask the app again.',
  'signer.client.core.relayer.connect':
    'An unreachable relay would get hundreds of requests per second from a phone’s battery, and a page that needs no relay would keep its connection.',
  'signer.client.core.relayer.request':
    'A site that replaces a page with its error page after an uncaught error would do so while the visitor is offline.',
} as const

type Methods = {
  'signer.cleanupPendingPairings': Signer['cleanupPendingPairings']
  'signer.client.connect': Client['connect']
  'signer.client.core.relayer.connect': (url?: string) => Promise<void>
  'signer.client.core.relayer.request': Relayer['request']
}

/**
 * Replaces a method of WalletConnect's client.
 * @returns Function that restores the original method.
 */
export function replaceMethod<Path extends keyof typeof replacedMethods>(
  provider: WalletConnectProvider,
  path: Path,
  create: (original: Methods[Path]) => Methods[Path],
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
