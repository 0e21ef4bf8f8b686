'use client'

import {
  createAuthenticationAdapter,
  darkTheme,
  lightTheme,
  RainbowKitAuthenticationProvider,
  RainbowKitProvider,
} from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { cookieToInitialState, WagmiProvider } from 'wagmi'
import {
  isSigned,
  networkOf,
  type PageProps,
  signIn,
} from '../../../parts/visit'

type ProvidersProps = PageProps & { readonly children: ReactNode }

export function Providers({ visit, wagmi, children }: ProvidersProps) {
  const [queryClient] = useState(() => new QueryClient())
  const [state] = useState(() => cookieToInitialState(wagmi, visit.cookie))
  const [isDark, setDark] = useState(false)
  const [isSignedIn, setSignedIn] = useState(false)
  const adapter = createAuthenticationAdapter({
    ...signIn,
    verify: async ({ signature }) => {
      setSignedIn(isSigned(signature))
      return isSigned(signature)
    },
    signOut: async () => setSignedIn(false),
  })
  const options = {
    theme: isDark ? darkTheme() : lightTheme(),
    locale: isDark ? 'fr-FR' : 'en-US',
    ...networkOf(visit),
  }
  return (
    <WagmiProvider config={wagmi} {...(state && { initialState: state })}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitAuthenticationProvider
          enabled={visit.search === '?sign-in'}
          status={isSignedIn ? 'authenticated' : 'unauthenticated'}
          adapter={adapter}
        >
          <RainbowKitProvider {...options}>{children}</RainbowKitProvider>
        </RainbowKitAuthenticationProvider>
      </QueryClientProvider>
      <button type="button" onClick={() => setDark(true)}>
        Evening
      </button>
    </WagmiProvider>
  )
}
