/**
 * Lines that must not compile. They would if the remote's archive were damaged: where a type is
 * missing there, the compiler says nothing and allows everything.
 */
type Wallet = ReturnType<typeof import('walletdock/useWallet').useWallet>
type Button = typeof import('walletdock/ConnectButton').ConnectButton
type Bridge = typeof import('walletdock/WagmiBridge').WagmiBridge
type Config = import('walletdock/WalletProvider').WalletdockConfig
type TestWallet = import('walletdock/testWallet').TestWallet
type Mounted = import('walletdock/mount').Mounted
type WagmiConfig = typeof import('walletdock/config').wagmiConfig
type Send = import('walletdock/useSendTransaction').SendTransaction
type Add = import('walletdock/useAddRecentTransaction').AddRecentTransaction

// @ts-expect-error: useWallet() gives no such thing
export type OfWallet = Wallet['nothing']
// @ts-expect-error: the button has none
export type OfButton = Parameters<Button>[0]['nothing']
// @ts-expect-error: nor has the bridge
export type OfBridge = Parameters<Bridge>[0]['nothing']
// @ts-expect-error: nor the configuration
export type OfConfig = Config['nothing']
// @ts-expect-error: nor the test wallet
export type OfTestWallet = TestWallet['nothing']
// @ts-expect-error: nor what is mounted
export type OfMounted = Mounted['nothing']
// @ts-expect-error: nor what makes a wagmi configuration
export type OfWagmiConfig = Parameters<WagmiConfig>[0]['nothing']
// @ts-expect-error: nor sending
export type OfSend = Send['nothing']
// @ts-expect-error: nor a transaction that is added
export type OfAdded = Parameters<Add>[0]['nothing']

// And what hosts may not do with what there is.
declare const wallet: Wallet
declare const send: Send
// @ts-expect-error: there is no such dialog
wallet.open('settings')
// @ts-expect-error: a chain has a number
wallet.switchChain('base')
// @ts-expect-error: the wallet is read
wallet.status = 'connected'
// @ts-expect-error: an amount is in wei, as a bigint
send.send({ value: 1 })
// @ts-expect-error: every host has a name
export const nameless: Config = {}
// @ts-expect-error: there is no such theme
export const themed: Config = { appName: 'Shop', theme: 'sepia' }
