// biome-ignore-all lint/correctness/noComponentHookFactories: each is made once for each copy of React
import type { JSX, ReactNode } from 'react'
import type { Dock } from '../../app/Dock'
import type { OtherReact, OtherWagmi } from '../../app/OtherReact'
import { configForPage } from './configForPage'
import { engineConfig } from './engine/engineConfig'

type Bridge = (props: { readonly children?: ReactNode }) => JSX.Element

/** Creates a bridge to a page's own wagmi. The bridge renders that wagmi's provider with our config. */
export function bridgeTo(
  { WagmiProvider }: OtherWagmi,
  react: Pick<OtherReact, 'createElement'>,
  useDock: () => Dock,
): Bridge {
  const existing = bridges.get(WagmiProvider)
  if (existing) return existing
  bridges.set(WagmiProvider, WagmiBridge)
  return WagmiBridge

  function WagmiBridge({ children }: Parameters<Bridge>[0]) {
    const dock = useDock()
    const config = configForPage(dock, engineConfig(dock))
    // Walletdock restores sessions itself.
    const props = { config, reconnectOnMount: false }
    return react.createElement(WagmiProvider, props, children)
  }
}

/** All parts of a page receive the same component, so that React does not remount it. */
const bridges = new WeakMap<OtherWagmi['WagmiProvider'], Bridge>()
