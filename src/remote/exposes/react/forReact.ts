import type { OtherReact, OtherWagmi } from '../../../app/OtherReact'
import { withGuide } from '../../../errors/withGuide'
import type { ReactParts } from './partsFor'

/**
 * Returns Walletdock's components and hooks for the page's own React, version 18 or later.
 * @param wagmi the page's own wagmi, 2 or later, to which `WagmiBridge` passes our config
 * @example const { WalletProvider, ConnectButton } = await forReact(React)
 */
export async function forReact(
  react: OtherReact,
  wagmi?: OtherWagmi,
): Promise<ReactParts> {
  const [{ partsFor }, bridge] = await Promise.all([
    import(/* webpackChunkName: 'otherReact' */ './partsFor'),
    wagmi
      ? import(
          /* webpackChunkName: 'wagmiBridge' */ '../../../features/wagmiBridge/bridgeTo'
        )
      : undefined,
  ])
  const { useDock, ...components } = partsFor(react)
  return {
    ...components,
    WagmiBridge:
      wagmi && bridge ? bridge.bridgeTo(wagmi, react, useDock) : noBridge,
  }
}

/** Replaces `WagmiBridge` on a page that has not passed its wagmi. @throws Error */
export function noBridge(): never {
  throw new Error(
    withGuide(
      'Walletdock: <WagmiBridge> has no wagmi to bridge to. Pass the page’s own as `wagmi` when you load Walletdock.',
      'a-hook-or-component-is-in-the-wrong-place',
    ),
  )
}
