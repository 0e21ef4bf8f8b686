/** Lines of a page with React: those that must compile, and those that must not. */
import {
  type Authentication,
  type Chain,
  type LoadFailure,
  type LoadResult,
  loadWalletdock,
  type Wallet,
  type WalletData,
  type Walletdock,
  WalletdockBoundary,
  type WalletdockConfig,
  type WalletFailedError,
  type WalletGroup,
} from 'walletdock/host'
import { observe } from 'walletdock/host/observe'
import { describeSelfTest, selfTest } from 'walletdock/host/selfTest'
import { defaultWallets } from 'walletdock/host/wallets'

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
  const name: string = status === 'connected' ? address.slice(0, 6) : ''
  // @ts-expect-error: while it loads, there may be no account
  const early: string = status === 'loading' ? address : ''
  const wei: bigint | undefined = balance?.value
  // @ts-expect-error: there is no such dialog
  open('settings')
  // @ts-expect-error: an amount is a bigint
  const amount: number | undefined = balance?.value
  return (
    <button type="button" onClick={() => open()}>
      {status} {hex} {name} {early} {String(wei)} {amount}
    </button>
  )
}

export async function read(): Promise<LoadFailure | undefined> {
  const loaded: LoadResult<'./useSendTransaction'> = await loadWalletdock({
    url,
    modules: ['./useSendTransaction'],
  })
  if (!loaded.ok) return loaded.failure
  // A list adds to what the button needs.
  const { useSendTransaction } = loaded.modules
  type Send = ReturnType<typeof useSendTransaction>['send']
  // @ts-expect-error: an amount is in wei, as a bigint
  const sent: Parameters<Send>[0] = { value: 1 }
  console.log(sent, describeSelfTest(await selfTest(loadWalletdock, { url })))
  return undefined
}

export async function add(auth: Authentication, chain: Chain) {
  const loaded = await loadWalletdock({ url, modules: ['./config'] })
  if (!loaded.ok) return
  const { getWagmiConfig, wagmiConfig } = loaded.modules
  const own = await getWagmiConfig({ ...config, auth, chains: [chain] })
  const same: typeof own = await wagmiConfig({ ...config, wagmi: own })
  // @ts-expect-error: what needs no React is loaded alone
  console.log(same, loaded.modules.ConnectButton)
}

export async function addToButton() {
  const more = await loadWalletdock({ url, modules: ['./WagmiBridge'] })
  // @ts-expect-error: nobody has asked for it
  return more.ok && [more.modules.ConnectButton, more.modules.mount]
}

export function Sending({
  useSendTransaction,
}: Walletdock<'./useSendTransaction'>) {
  const { sendTransaction, sendTransactionAsync, data, isPending, error } =
    useSendTransaction()
  const hash: `0x${string}` | undefined = data
  const what: string | undefined = error?.message
  // @ts-expect-error: an address is hexadecimal
  sendTransaction({ to: 'somebody' }, { onSuccess: (sent) => sent.length })
  // @ts-expect-error: what is promised is a hash
  const number: Promise<number> = sendTransactionAsync({ value: 1n })
  return String([hash, what, isPending, number])
}

declare const mine: WalletData
declare const group: WalletGroup
export const choices: readonly WalletdockConfig[] = [
  { appName: 'Shop', wallets: [mine, ...defaultWallets] },
  { appName: 'Shop', wallets: ['metaMask', mine] },
  {
    appName: 'Shop',
    wallets: [{ groupName: 'Ours', wallets: [mine, 'safe'] }],
  },
  { appName: 'Shop', wallets: [group] },
  // @ts-expect-error: there is no such wallet
  { appName: 'Shop', wallets: ['metamask'] },
]
export const why = ({ failure }: WalletFailedError): string => failure.class

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
