import type { Config } from '@wagmi/core'
import type { ComponentType, ReactNode } from 'react'

/**
 * The functions that we use of a React that may not be ours, 18 or later. All hooks receive the React that they run on:
 * `useWalletOn(react, dock)`. Our own components pass `ownReact`, those of `partsFor` pass the page's.
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

/** The parts that we use of a wagmi that is not ours, 2 or later. */
export type OtherWagmi = {
  readonly WagmiProvider: ComponentType<{
    readonly config: Config
    readonly reconnectOnMount: boolean
    readonly children?: ReactNode
  }>
}
