// biome-ignore-all lint/correctness/noComponentHookFactories: each is made once for each copy of React

import type { Dock } from '../../../app/Dock'
import type { OtherReact } from '../../../app/OtherReact'
import type {
  ConnectButton,
  ConnectButtonProps,
} from '../../../app/react/ConnectButton'
import type { CustomButtonProps } from '../../../app/react/CustomButton'
import type { CustomButtonFields } from '../../../app/react/customAccount'
import { provided } from '../../../app/react/DockContext'
import { drawButton, mountCustomButton } from '../../../app/react/drawButton'
import { type useWallet, useWalletOn } from '../../../app/react/useWallet'
import {
  type useAddRecentTransaction,
  useAddRecentTransactionOn,
} from '../../../features/transactions/useAddRecentTransaction'
import {
  type useSendTransaction,
  useSendTransactionOn,
} from '../../../features/transactions/useSendTransaction'
import type { WagmiBridge } from '../../../features/wagmiBridge/WagmiBridge'
import { useDockOn } from '../../page/dockOf'
import type {
  WalletProvider,
  WalletProviderProps,
} from '../../page/WalletProvider'

export type ReactParts = {
  readonly WalletProvider: typeof WalletProvider
  readonly ConnectButton: typeof ConnectButton
  readonly useWallet: typeof useWallet
  readonly useAddRecentTransaction: typeof useAddRecentTransaction
  readonly useSendTransaction: typeof useSendTransaction
  readonly WagmiBridge: typeof WagmiBridge
}

/** `WagmiBridge` is made elsewhere, because it needs the engine. */
export type Parts = Omit<ReactParts, 'WagmiBridge'> & {
  readonly useDock: () => Dock
}

/** The parts for each copy of React, keyed by a function of that copy. All parts of a page must share one context. */
const made = new WeakMap<OtherReact['useState'], Parts>()

/**
 * Returns our components and hooks for the host's React. Our own React renders the content into elements of the host's
 * React.
 */
export function partsFor(react: OtherReact): Parts {
  const parts = made.get(react.useState) ?? createParts(react)
  made.set(react.useState, parts)
  return parts
}

function createParts(react: OtherReact): Parts {
  const { createElement, useCallback, useContext, useEffect } = react
  const { useLayoutEffect, useRef, useState } = react
  const DockContext = react.createContext<Dock | undefined>(undefined)

  const useDock = () => provided(useContext(DockContext))

  function WalletProvider({ children, ...config }: WalletProviderProps) {
    const dock = useDockOn(react, config)
    return createElement(DockContext.Provider, { value: dock }, children)
  }

  /** Throws crashes of our React on the host's React, so that the host's error boundaries catch them. */
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
    // Use a layout effect, so that the button is in the first paint and nothing moves.
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
    useEffect(
      () => mountCustomButton(dock, setFields, onCrash),
      [dock, onCrash],
    )
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
