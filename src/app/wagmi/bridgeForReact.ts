import type { OtherReact, OtherWagmi } from '../OtherReact'
import { useDock } from '../react/DockContext.initial'
import type { ReactParts } from '../react/ReactParts'

/**
 * Creates a `WagmiBridge` for a page's own wagmi, 2 or later, if the page's React is ours. It must be rendered below a
 * `QueryClientProvider` of the page.
 */
export async function bridgeForReact(
  react: Pick<OtherReact, 'createElement' | 'useState'>,
  wagmi: OtherWagmi,
): Promise<Pick<ReactParts, 'WagmiBridge'>> {
  const { bridgeTo } = await import('./bridgeTo')
  return { WagmiBridge: bridgeTo(wagmi, react, useDock) }
}
