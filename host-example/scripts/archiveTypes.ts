/**
 * Lines that must not compile. They would if the remote's archive were damaged: where a type is
 * missing there, the compiler says nothing and allows everything.
 */
type Wallet = ReturnType<typeof import('walletdock/useWallet').useWallet>
type Button = typeof import('walletdock/ConnectButton').ConnectButton
type Bridge = typeof import('walletdock/WagmiBridge').WagmiBridge
type Config = import('walletdock/WalletProvider').WalletdockConfig
type TestWallet = import('walletdock/testWallet').TestWallet

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
