// biome-ignore-all lint/correctness/noComponentHookFactories: each is made once for each copy of React
import type { ReactNode } from 'react'
import { createEngine } from '../engine/createEngine'
import { offeredWallets } from '../wallets/catalogue'
import type { Dock } from './Dock'
import { lasting } from './lasting'
import type { OtherReact, OtherWagmi } from './OtherReact'
import type { ReactParts } from './ReactParts'

type Bridge = ReactParts['WagmiBridge']

/** A bridge to a page's own wagmi: that wagmi's provider around our config. */
export function bridgeTo(
  { WagmiProvider }: OtherWagmi,
  { createElement, useState }: Pick<OtherReact, 'createElement' | 'useState'>,
  useDock: () => Dock,
): Bridge {
  const known = bridges.get(WagmiProvider)
  if (known) return known
  bridges.set(WagmiProvider, WagmiBridge)
  return WagmiBridge

  function WagmiBridge({ children }: { readonly children?: ReactNode }) {
    const dock = useDock()
    const [config] = useState(() => {
      const { settings, wallets } = dock
      // The dialog that lists them asks again, and tells what is missing.
      wallets.load().catch(() => {})
      const groups = offeredWallets(settings.wallets)
      const engine = dock.startEngine(createEngine, groups)
      return settings.wagmiConfig ?? lasting(engine.config)
    })
    // Sessions are resumed by our own rules.
    const reconnectOnMount = false
    return createElement(WagmiProvider, { config, reconnectOnMount }, children)
  }
}

/** All parts of a page get the same component, so that none is mounted anew. */
const bridges = new WeakMap<OtherWagmi['WagmiProvider'], Bridge>()
