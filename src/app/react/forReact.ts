import type { OtherReact, OtherWagmi } from './OtherReact'
import type { partsFor } from './partsFor'
import type { ReactParts } from './ReactParts'

/**
 * Walletdock's components and hooks for a React that is not the one it runs on: 18 or later.
 * @param wagmi the page's own, 2 or later, which `WagmiBridge` hands our config
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

/** By the mark of each copy of React: all parts of a page must have the same context. */
const parts = new WeakMap<OtherReact['useState'], ReturnType<typeof partsFor>>()

function noBridge(): never {
  throw new Error(
    'Walletdock: <WagmiBridge> has no wagmi to bridge to. Give the page’s own as `wagmi` when you load Walletdock.',
  )
}
