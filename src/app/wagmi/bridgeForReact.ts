import { useDock } from '../react/DockContext'
import type { OtherReact, OtherWagmi } from '../react/OtherReact'
import type { ReactParts } from '../react/ReactParts'

/**
 * A `WagmiBridge` to a page's own wagmi, 2 or later, for a page whose React we run on. It stands below a
 * `QueryClientProvider` of the page's.
 */
export async function bridgeForReact(
  react: Pick<OtherReact, 'createElement' | 'useState'>,
  wagmi: OtherWagmi,
): Promise<Pick<ReactParts, 'WagmiBridge'>> {
  const { bridgeTo } = await import('./bridgeTo')
  return { WagmiBridge: bridgeTo(wagmi, react, useDock) }
}
