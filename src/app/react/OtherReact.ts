import type { Config } from '@wagmi/core'
import type { ComponentType, ReactNode } from 'react'

/**
 * A React that is not ours, 18 or later: its module, as far as it is used.
 *
 * Every hook of ours is written once, on a React that it is given: `useWalletOn(react, dock)`. Our own components give
 * it `ownReact`, those of `partsFor` the page's.
 */
export type OtherReact = Pick<
  typeof import('react'),
  | 'createContext'
  | 'createElement'
  | 'useCallback'
  | 'useContext'
  | 'useEffect'
  | 'useLayoutEffect'
  | 'useRef'
  | 'useState'
  | 'useSyncExternalStore'
>

/** A wagmi that is not ours, 2 or later: its module, as far as it is used. */
export type OtherWagmi = {
  readonly WagmiProvider: ComponentType<{
    readonly config: Config
    readonly reconnectOnMount: boolean
    readonly children?: ReactNode
  }>
}
