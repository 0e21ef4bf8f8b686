import type { OtherReact, OtherWagmi } from '../../app/OtherReact'
import { useDock } from '../../app/react/DockContext'
import type { WagmiBridge } from './WagmiBridge'

/**
 * Creates a `WagmiBridge` for a page's own wagmi, 2 or later, if the page's React is ours. It must be rendered below a
 * `QueryClientProvider` of the page.
 */
export async function bridgeForReact(
  react: Pick<OtherReact, 'createElement' | 'useState'>,
  wagmi: OtherWagmi,
): Promise<{ readonly WagmiBridge: typeof WagmiBridge }> {
  const { bridgeTo } = await import('./bridgeTo')
  return { WagmiBridge: bridgeTo(wagmi, react, useDock) }
}
