import type { Config } from '@wagmi/core'
import type { ComponentType, ReactNode } from 'react'

/**
 * The functions that we use from React. It may be our own React or the page's, version 18 or later. All hooks receive
 * the React that they run on: `useWalletOn(react, dock)`. Our own components pass `ownReact`. The components that
 * `partsFor` creates pass the page's React.
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

/** The parts that we use from the page's own wagmi, version 2 or later. */
export type OtherWagmi = {
  readonly WagmiProvider: ComponentType<{
    readonly config: Config
    readonly reconnectOnMount: boolean
    readonly children?: ReactNode
  }>
}
