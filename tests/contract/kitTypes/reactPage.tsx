/** Code of a page with React: lines that must compile, and lines that must not. */
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
import {
  ConnectButton,
  CustomButton,
  useConnectDialog,
  useWallet,
  WalletdockProvider,
} from 'walletdock/react'

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
  // @ts-expect-error: while the wallet loads, the address may be undefined
  const early: string = status === 'loading' ? address : ''
  const wei: bigint | undefined = balance?.value
  // @ts-expect-error: unknown dialog
  open('settings')
  // @ts-expect-error: an amount is a bigint
  const amount: number | undefined = balance?.value
  return (
    <button type="button" onClick={() => open()}>
      {status} {hex} {name} {early} {String(wei)} {amount}
    </button>
  )
}

export const named = (
  <WalletdockProvider remote={url} appName="Shop" avatar={() => '/me.png'}>
    <ConnectButton chainStatus="none" />
    <CustomButton>{({ account }) => account?.displayName}</CustomButton>
    <Named />
  </WalletdockProvider>
)

function Named() {
  const wallet: Wallet = useWallet()
  const { open, mayOpen } = useConnectDialog()
  // @ts-expect-error: a dialog opens later
  const opened: boolean = open()
  return mayOpen ? wallet.address : String(opened)
}

export async function read(): Promise<LoadFailure | undefined> {
  const loaded: LoadResult<'./useSendTransaction'> = await loadWalletdock({
    url,
    modules: ['./useSendTransaction'],
  })
  if (!loaded.ok) return loaded.failure
  // A list of modules adds to those that the button needs.
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
  const { getWagmiConfig } = loaded.modules
  const own = await getWagmiConfig({ ...config, auth, chains: [chain] })
  const same: typeof own = await getWagmiConfig({ ...config, wagmi: own })
  // @ts-expect-error: modules without React are loaded alone
  console.log(same, loaded.modules.ConnectButton)
}

export async function addToButton() {
  const more = await loadWalletdock({ url, modules: ['./WagmiBridge'] })
  // @ts-expect-error: this module was not requested
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
  // @ts-expect-error: the promise resolves to a hash
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
  // @ts-expect-error: unknown wallet
  { appName: 'Shop', wallets: ['metamask'] },
]
export const why = ({ failure }: WalletFailedError): string => failure.class

export const observed = observe(loadWalletdock, ({ type }) => {
  const known: string = type
  // @ts-expect-error: the type is that of an event
  const none: 'nothing' = type
  console.log(known, none)
})

// @ts-expect-error: `url` is required
loadWalletdock({})
// @ts-expect-error: unknown module
loadWalletdock({ url, modules: ['./nothing'] })
// @ts-expect-error: `appName` is required
export const nameless: WalletdockConfig = {}
// @ts-expect-error: a wagmi config has chains
export const noConfig: WalletdockConfig = { appName: 'Shop', wagmi: {} }
// @ts-expect-error: a provider needs the remote's URL
export const remoteless = <WalletdockProvider appName="Shop" />
// @ts-expect-error: a boundary needs children
export const empty = <WalletdockBoundary load={load} config={config} />
