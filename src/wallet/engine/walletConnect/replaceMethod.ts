import type { WalletConnectProvider } from './walletConnectProvider'

type Signer = WalletConnectProvider['signer']
type Client = Signer['client']
type Relayer = Client['core']['relayer']

/**
 * The methods of WalletConnect's client (2.21.8) that we replace, each with the loss for visitors without the
 * replacement, and the test that shows the loss. `replaceMethod` is the only way to replace a method. The relayer's
 * `connect` and the engine's `isValidDisconnect` are private in the client's types.
 */
export const replacedMethods = {
  'signer.cleanupPendingPairings': {
    loss: 'After a reload while a wallet’s app was open, the page would not receive the answer of the app.',
    shownBy: 'unit/engine/walletConnect',
  },
  'signer.client.connect': {
    loss: 'After a reload while a wallet’s app was open, the visitor would have to confirm again, with a new code.',
    shownBy: 'unit/engine/walletConnect',
  },
  'signer.client.core.relayer.connect': {
    loss: 'Pages would keep their connection for ever, and open hundreds per second if the relay is out of reach, at the cost of a phone’s battery.',
    shownBy: 'component/engine/relaySockets',
  },
  'signer.client.core.relayer.request': {
    loss: 'While the relay is out of reach, a site that shows its error page after an uncaught error would replace the visitor’s page.',
    shownBy: 'component/engine/relaySockets',
  },
  'signer.client.engine.isValidDisconnect': {
    loss: 'If the phone ends a session while the page starts, a site that shows its error page after an uncaught error would replace the visitor’s page.',
    shownBy: 'e2e/relayFaults',
  },
} as const

type Methods = {
  'signer.cleanupPendingPairings': Signer['cleanupPendingPairings']
  'signer.client.connect': Client['connect']
  'signer.client.core.relayer.connect': (url?: string) => Promise<void>
  'signer.client.core.relayer.request': Relayer['request']
  'signer.client.engine.isValidDisconnect': (params: {
    readonly topic: string
  }) => Promise<void>
}

/** @returns Function that restores the original method. */
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
