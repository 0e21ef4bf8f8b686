/** Lines of a page with React: those that must compile, and those that must not. */
import {
  type LoadFailure,
  type LoadResult,
  loadWalletdock,
  type Wallet,
  type Walletdock,
  WalletdockBoundary,
  type WalletdockConfig,
} from 'walletdock/host'
import { observe } from 'walletdock/host/observe'
import { describeSelfTest, selfTest } from 'walletdock/host/selfTest'

const url = 'https://wallet.example'
const load = () => loadWalletdock({ url, timeoutMs: 8000 })
const config: WalletdockConfig = { appName: 'Shop', theme: 'dark' }

export const page = (
  <WalletdockBoundary load={load} config={config}>
    {({ ConnectButton, useWallet }) => (
      <>
        <ConnectButton
          showBalance={{ smallScreen: false, largeScreen: true }}
        />
        <Card useWallet={useWallet} />
      </>
    )}
  </WalletdockBoundary>
)

function Card({ useWallet }: Pick<Walletdock, 'useWallet'>) {
  const { status, address, balance, open }: Wallet = useWallet()
  const hex: `0x${string}` | undefined = address
  const wei: bigint | undefined = balance?.value
  // @ts-expect-error: there is no such dialog
  open('settings')
  // @ts-expect-error: an amount is a bigint
  const amount: number | undefined = balance?.value
  return (
    <button type="button" onClick={() => open()}>
      {status} {hex} {String(wei)} {amount}
    </button>
  )
}

export async function read(): Promise<LoadFailure | undefined> {
  const loaded: LoadResult<'./useSendTransaction'> = await loadWalletdock({
    url,
    modules: ['./useSendTransaction'],
  })
  if (!loaded.ok) return loaded.failure
  const { useSendTransaction } = loaded.modules
  type Send = ReturnType<typeof useSendTransaction>['send']
  // @ts-expect-error: an amount is in wei, as a bigint
  const sent: Parameters<Send>[0] = { value: 1 }
  console.log(sent, describeSelfTest(await selfTest(loadWalletdock, { url })))
  return undefined
}

export const observed = observe(loadWalletdock, ({ type }) => {
  const known: string = type
  // @ts-expect-error: it is one of the events
  const none: 'nothing' = type
  console.log(known, none)
})

// @ts-expect-error: a remote has an address
loadWalletdock({})
// @ts-expect-error: there is no such module
loadWalletdock({ url, modules: ['./nothing'] })
// @ts-expect-error: every host has a name
export const nameless: WalletdockConfig = {}
// @ts-expect-error: a config of wagmi has chains
export const noConfig: WalletdockConfig = { appName: 'Shop', wagmiConfig: {} }
// @ts-expect-error: a boundary draws something
export const empty = <WalletdockBoundary load={load} config={config} />
