import type { OtherReact, OtherWagmi } from '../app/OtherReact'
import { useDock } from '../app/react/DockContext.initial'
import type { ReactParts } from './react/ReactParts'

/**
 * Creates a `WagmiBridge` for a page's own wagmi, 2 or later, if the page's React is ours. It must be rendered below a
 * `QueryClientProvider` of the page.
 */
async function bridgeForReact(
  react: Pick<OtherReact, 'createElement' | 'useState'>,
  wagmi: OtherWagmi,
): Promise<Pick<ReactParts, 'WagmiBridge'>> {
  const { bridgeTo } = await import('../features/wagmiBridge/bridgeTo')
  return { WagmiBridge: bridgeTo(wagmi, react, useDock) }
}

export {
  getWagmiConfig,
  wagmiConfig,
} from '../features/wagmiBridge/wagmiConfig'
export { bridgeForReact as forReact }
