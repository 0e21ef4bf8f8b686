/** Code of a page with React 18 and `<wallet-dock>`. React 18 only sets attributes. */
import { useRef } from 'react'
import type { WalletDockElement } from 'walletdock/host/element/react'

const config = { appName: 'Shop', projectId: '…' }

export function Dock() {
  const dock = useRef<WalletDockElement>(null)
  return (
    <wallet-dock
      ref={dock}
      class="corner"
      url="https://wallet.example"
      timeout-ms={5000}
      app-name="Shop"
      theme="dark"
      config={JSON.stringify(config)}
    />
  )
}

// @ts-expect-error: React 18 would write "[object Object]"
export const unread = <wallet-dock config={config} />
// @ts-expect-error: unknown theme
export const sepia = <wallet-dock theme="sepia" />
