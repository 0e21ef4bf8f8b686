import type { WalletDockElement } from 'walletdock/host/element/solid'

const config = { appName: 'Shop', projectId: '…' }
let dock: WalletDockElement | undefined

export const page = () => (
  <wallet-dock
    ref={(element) => (dock = element)}
    url="https://wallet.example"
    app-name="Shop"
    class="corner"
    theme="dark"
    config={config}
    on:walletdock-changed={({ detail }) => detail.address?.length}
  />
)
export const address = () => dock?.wallet?.address

// @ts-expect-error: unknown theme
export const sepia = () => <wallet-dock theme="sepia" />
// @ts-expect-error: a name is a text
export const number = () => <wallet-dock config={{ appName: 1 }} />
const hear = ({ detail }: { detail: { nothing: string } }) => detail.nothing
// @ts-expect-error: the event's detail is a wallet
export const deaf = () => <wallet-dock on:walletdock-changed={hear} />
