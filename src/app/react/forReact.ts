import type { OtherReact, OtherWagmi } from './OtherReact'
import type { partsFor } from './partsFor'
import type { ReactParts } from './ReactParts'

/**
 * Returns Walletdock's components and hooks for a React that is not ours: 18 or later.
 * @param wagmi the page's own wagmi, 2 or later, to which `WagmiBridge` passes our config
 * @example const { WalletProvider, ConnectButton } = await forReact(React)
 */
export async function forReact(
  react: OtherReact,
  wagmi?: OtherWagmi,
): Promise<ReactParts> {
  const [{ partsFor: make }, bridge] = await Promise.all([
    import('./partsFor'),
    wagmi ? import('../wagmi/bridgeTo') : undefined,
  ])
  const made = parts.get(react.useState) ?? make(react)
  parts.set(react.useState, made)
  const { useDock, ...components } = made
  return {
    ...components,
    WagmiBridge:
      wagmi && bridge ? bridge.bridgeTo(wagmi, react, useDock) : noBridge,
  }
}

/** Keyed by a function of each copy of React, because all parts of a page must share one context. */
const parts = new WeakMap<OtherReact['useState'], ReturnType<typeof partsFor>>()

function noBridge(): never {
  throw new Error(
    'Walletdock: <WagmiBridge> has no wagmi to bridge to. Give the page’s own as `wagmi` when you load Walletdock.',
  )
}
