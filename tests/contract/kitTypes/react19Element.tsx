/** Code of a page with React 19 and `<wallet-dock>`. React 19 sets properties and listens to events. */
import { useRef, useState } from 'react'
import type { WalletDockElement } from 'walletdock/host/element/react'

const config = { appName: 'Shop', projectId: '…' } as const

export function Dock() {
  const dock = useRef<WalletDockElement>(null)
  const [address, setAddress] = useState<string>()
  return (
    <wallet-dock
      ref={dock}
      className="corner"
      url="https://wallet.example"
      timeoutMs={5000}
      app-name="Shop"
      label={address}
      config={config}
      onwalletdock-changed={({ detail }) => setAddress(detail.address)}
    />
  )
}

export const waits = <wallet-dock config={null} />
// @ts-expect-error: unknown theme
export const sepia = <wallet-dock theme="sepia" />
// @ts-expect-error: a name is a string
export const nameless = <wallet-dock config={{ appName: 1 }} />
export const deaf = (
  // @ts-expect-error: the event's detail is a wallet
  <wallet-dock onwalletdock-changed={({ detail }) => detail.nothing} />
)
