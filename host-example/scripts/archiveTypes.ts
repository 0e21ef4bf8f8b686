/**
 * Lines that must not compile. They would compile if the remote's archive were damaged, because the compiler treats
 * missing types as `any` and reports nothing.
 */
type Wallet = ReturnType<typeof import('walletdock/useWallet').useWallet>
type Button = typeof import('walletdock/ConnectButton').ConnectButton
type Bridge = typeof import('walletdock/WagmiBridge').WagmiBridge
type Config = import('walletdock/WalletProvider').WalletdockConfig
type TestWallet = import('walletdock/testWallet').TestWallet
type Mounted = import('walletdock/mount').Mounted
type WagmiConfig = typeof import('walletdock/config').getWagmiConfig
type Send = import('walletdock/useSendTransaction').SendTransaction
type Add = import('walletdock/useAddRecentTransaction').AddRecentTransaction

// @ts-expect-error: useWallet() does not return this field
export type OfWallet = Wallet['nothing']
// @ts-expect-error: the button does not have this property
export type OfButton = Parameters<Button>[0]['nothing']
// @ts-expect-error: the bridge does not have this property
export type OfBridge = Parameters<Bridge>[0]['nothing']
// @ts-expect-error: the configuration does not have this option
export type OfConfig = Config['nothing']
// @ts-expect-error: the test wallet does not have this member
export type OfTestWallet = TestWallet['nothing']
// @ts-expect-error: mount() does not return this member
export type OfMounted = Mounted['nothing']
// @ts-expect-error: getWagmiConfig() does not have this option
export type OfWagmiConfig = Parameters<WagmiConfig>[0]['nothing']
// @ts-expect-error: useSendTransaction() does not return this field
export type OfSend = Send['nothing']
// @ts-expect-error: a recent transaction does not have this field
export type OfAdded = Parameters<Add>[0]['nothing']

// Invalid uses of existing types.
declare const wallet: Wallet
declare const send: Send
// @ts-expect-error: the dialog does not exist
wallet.open('settings')
// @ts-expect-error: a chain id is a number
wallet.switchChain('base')
// @ts-expect-error: the wallet's state is read-only
wallet.status = 'connected'
// @ts-expect-error: an amount is in wei, as a bigint
send.send({ value: 1 })
// @ts-expect-error: appName is required
export const nameless: Config = {}
// @ts-expect-error: the theme does not exist
export const themed: Config = { appName: 'Shop', theme: 'sepia' }
