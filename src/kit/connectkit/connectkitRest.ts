import { createContext, type ReactNode, useEffect, useState } from 'react'
import { useConfig } from 'wagmi'
import type { Chain } from 'wagmi/chains'
import { warnOnce, withoutParts } from '../otherKits'

/** The newest version of ConnectKit whose names are here. */
export const CONNECTKIT_VERSION = '1.9.2'

/** Returns a component that renders nothing, with a warning. @__NO_SIDE_EFFECTS__ */
const nothing =
  (name: string, advice: string) =>
  (_: { readonly [prop: string]: unknown }): ReactNode => {
    warnOnce(name, advice)
    return null
  }

/** Renders nothing, with a warning. */
export const Avatar = nothing('Avatar', 'Use useEnsAvatar of wagmi.')
/** Renders nothing, with a warning. */
export const ChainIcon = nothing('ChainIcon', 'Use chain.iconUrl of useWallet.')
/** Renders nothing, with a warning. */
export const ConnectKitModalDemo = nothing(
  'ConnectKitModalDemo',
  'Use ConnectKitButton.',
)

/** ConnectKit's own state. @throws Error when a field is read */
export const Context = /* @__PURE__ */ createContext<Readonly<
  Record<string, never>
> | null>(/* @__PURE__ */ withoutParts('Context', 'Use useModal.'))

/** Returns true after the first render in a browser. */
export function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted
}

/** Returns the chains of the page's wagmi. */
export const useChains = (): Chain[] => [...useConfig().chains]

/** Returns whether the page's wagmi has a chain. */
export function useChainIsSupported(chainId?: number): boolean | null {
  const { chains } = useConfig()
  return chainId ? chains.some(({ id }) => id === chainId) : null
}
