// biome-ignore-all lint/correctness/noComponentHookFactories: each is made once for each copy of React

import type { Dock } from '../Dock'
import { useDockOn } from '../dockOf'
import type { ConnectButtonProps } from './ConnectButton'
import type { CustomButtonProps } from './CustomButton'
import type { CustomButtonFields } from './customAccount'
import { provided } from './DockContext'
import { drawButton, tellFields } from './drawButton'
import type { OtherReact } from './OtherReact'
import type { ReactParts } from './ReactParts'
import { useAddRecentTransactionOn } from './useAddRecentTransaction'
import { useSendTransactionOn } from './useSendTransaction'
import { useWalletOn } from './useWallet'
import type { WalletProviderProps } from './WalletProvider'

/** What `WagmiBridge` is made of is another file's matter: it costs an engine. */
type Parts = Omit<ReactParts, 'WagmiBridge'> & { readonly useDock: () => Dock }

/** Our components and hooks on another React. What they show is drawn by ours, in elements of theirs. */
export function partsFor(react: OtherReact): Parts {
  const { createElement, useCallback, useContext, useEffect } = react
  const { useLayoutEffect, useRef, useState } = react
  const DockContext = react.createContext<Dock | undefined>(undefined)

  const useDock = () => provided(useContext(DockContext))

  function WalletProvider({ children, ...config }: WalletProviderProps) {
    const dock = useDockOn(react, config)
    return createElement(DockContext.Provider, { value: dock }, children)
  }

  /** What crashes on our React is thrown on the host's: its error boundaries are there. */
  function useCrash() {
    const [crash, setCrash] = useState<{ readonly error: unknown }>()
    if (crash) throw crash.error
    return useCallback((error: unknown) => setCrash({ error }), [])
  }

  function ConnectButton(props: ConnectButtonProps) {
    const dock = useDock()
    const place = useRef<HTMLSpanElement>(null)
    const button = useRef<ReturnType<typeof drawButton>>(null)
    const onCrash = useCrash()
    // Before the page is painted: nothing moves when the button comes.
    useLayoutEffect(() => {
      if (!place.current) return
      const drawn = drawButton(place.current, onCrash)
      button.current = drawn
      return () => {
        button.current = null
        drawn.unmount()
      }
    }, [onCrash])
    useLayoutEffect(() => button.current?.update(dock, props))
    return createElement('span', { ref: place })
  }

  function Custom({ children }: CustomButtonProps) {
    const dock = useDock()
    const [fields, setFields] = useState<CustomButtonFields>()
    const onCrash = useCrash()
    useEffect(() => tellFields(dock, setFields, onCrash), [dock, onCrash])
    return fields ? children(fields) : null
  }

  return {
    useDock,
    WalletProvider,
    ConnectButton: Object.assign(ConnectButton, { Custom }),
    useWallet: () => useWalletOn(react, useDock()),
    useAddRecentTransaction: () => useAddRecentTransactionOn(react, useDock()),
    useSendTransaction: (options) =>
      useSendTransactionOn(react, useDock(), options),
  }
}
