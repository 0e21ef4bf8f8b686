import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectKitButton, ConnectKitProvider, SIWEProvider } from 'connectkit'
import { useState } from 'react'
import { cookieToInitialState, WagmiProvider } from 'wagmi'
import { OwnParts } from '../../parts/OwnParts'
import { networkOf, type PageProps, siwe } from '../../parts/visit'

export function Page({ visit, wagmi }: PageProps) {
  const [queryClient] = useState(() => new QueryClient())
  const [state] = useState(() => cookieToInitialState(wagmi, visit.cookie))
  const [isDark, setDark] = useState(false)
  const options = {
    mode: isDark ? 'dark' : 'light',
    options: { language: isDark ? 'fr-FR' : 'en-US' },
    ...networkOf(visit),
  } as const
  return (
    <WagmiProvider config={wagmi} {...(state && { initialState: state })}>
      <QueryClientProvider client={queryClient}>
        <SIWEProvider {...siwe} enabled={visit.search === '?sign-in'}>
          <ConnectKitProvider {...options}>
            <ConnectKitButton />
            <ConnectKitButton.Custom>
              {({ truncatedAddress, show }) => (
                <OwnParts name={truncatedAddress} open={show} />
              )}
            </ConnectKitButton.Custom>
          </ConnectKitProvider>
        </SIWEProvider>
      </QueryClientProvider>
      <button type="button" onClick={() => setDark(true)}>
        Evening
      </button>
    </WagmiProvider>
  )
}
