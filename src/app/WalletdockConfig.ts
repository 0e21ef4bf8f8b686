import type { Config } from '@wagmi/core'
import type { Chain } from '../data/chains/Chain'
import type { HostMessages } from '../data/messages/HostMessages'
import type { WalletGroup } from '../data/wallets/Wallet'
import type { WalletChoice, WalletChoices } from '../data/wallets/WalletChoice'
import type { ConfigConflict } from '../errors/ConfigConflict'
import type { ChooseAvatar } from '../ui/Avatar'
import type { Look } from '../ui/theme/Appearance'
import type {
  AccountAction,
  FiatValue,
  TokenBalance,
} from '../wallet/session/AccountOptions'
import type { Balance } from '../wallet/session/State'
import type { Authentication } from './Authentication'

/** An entry of a host's list: a wallet, or several wallets under a heading. */
export type WalletOffer = WalletChoice | WalletChoices

/** Configuration of Walletdock. Validated once. All options except `appName` are optional. */
export type WalletdockConfig = {
  /** Name of the application. Wallets show it. */
  readonly appName: string
  /**
   * URL of the application's icon, or its path on the page's origin. Coinbase and wallets on phones show it in their
   * prompts. @default the page's favicon, if it is served over https
   */
  readonly appIcon?: string | undefined
  /** One sentence about the application. Wallets on phones show it in their prompts. @default `appName` */
  readonly appDescription?: string | undefined
  /**
   * URL of the application, or its path on the page's origin. Wallets on phones show it in their prompts. A URL of
   * another origin has no effect. @default the page's origin
   */
  readonly appUrl?: string | undefined
  /** Project id of the WalletConnect service. Required if any wallet in the list can use WalletConnect. */
  readonly projectId?: string | undefined
  /** Base, or Base through its endpoint with 200 ms preconfirmations. @default set at build time, usually 'base' */
  readonly network?: 'base' | 'base-preconf' | undefined
  /** The chains of the application. The first is the default chain. Overrides `network`. */
  readonly chains?: readonly [Chain, ...Chain[]] | undefined
  /**
   * Id of the chain on which visitors connect. It must be one of the page's chains. Extensions are requested to switch
   * to it while they connect, and pairing codes list it first. @default the wallet's chain if the page has it,
   * otherwise the page's first chain
   */
  readonly initialChain?: number | undefined
  /**
   * `always` also offers the network to visitors without a wallet, if there are several chains. The visitor's choice
   * overrides `initialChain`. `useWallet().chain` returns it. @default 'connected'
   */
  readonly showNetwork?: 'always' | 'connected' | undefined
  /** RPC URLs by chain id. They replace the chain's public URL. */
  readonly rpcUrls?: Readonly<Record<number, string>> | undefined
  /**
   * Wallets to offer, with or without groups: your own, and known wallets by name, such as `'metaMask'` or `'rabby'`.
   * @default Safe, Rainbow, Coinbase, MetaMask and WalletConnect
   */
  readonly wallets?: readonly WalletGroup[] | readonly WalletOffer[] | undefined
  /** Adds a row to the list that shows all other known wallets. @default false */
  readonly moreWallets?: boolean | undefined
  /**
   * Lets visitors connect several wallets at once. The account dialog lists them. One is the active wallet, and each
   * can be disconnected. Read once. @default false: a new wallet replaces the connected one
   */
  readonly severalWallets?: boolean | undefined
  /**
   * Announces the page's provider to other libraries on the page, under the name "Walletdock", so that they find the
   * visitor's wallet. Has no effect with `wagmi`. Read once. @default false
   * @see EIP-6963
   */
  readonly announceProvider?: boolean | undefined
  /**
   * A name service that is queried before ENS. Its name is shown only if ENS resolves the name back to the address, so
   * `ensRpcUrl` must be reachable. Otherwise the ENS name of the address is shown.
   * @see specification, section 7
   */
  readonly nameService?:
    | {
        /** URL of the service. Requests go to `/resolve-ens` below it. */
        readonly url: string
        /** Sent as `x-api-key`. Every visitor can read it. */
        readonly apiKey: string
        /**
         * Shows the service's names without verification, even if ENS does not know them or is unavailable. A faulty or
         * compromised service could then show an account under any name.
         * @default false; true if `ensRpcUrl` is false, because names cannot be verified then
         */
        readonly trusted?: boolean | undefined
      }
    | undefined
  /**
   * RPC URL of Ethereum mainnet for ENS. `false` turns ENS off.
   * @default the page's mainnet node, from `wagmi`, `chains` or `rpcUrls[1]`; otherwise viem's public node
   */
  readonly ensRpcUrl?: string | false | undefined
  /**
   * The host's own wagmi config, 2.9 or later. Walletdock uses it instead of creating one. A provider that remounts with
   * another `key` may have another config.
   */
  readonly wagmi?: Config | undefined
  /**
   * Sign-In with Ethereum. Visitors sign in after they have connected. Read after each render of the host.
   * @see EIP-4361
   */
  readonly auth?: Authentication | undefined
  /**
   * The only account that the page can be used with, such as the account of a signed-in user. If a wallet has a
   * different account, the button, the account dialog and `useWallet().expects` show the expected account. Read once.
   * @default any account
   */
  readonly expects?: `0x${string}` | undefined
  /**
   * Terms that visitors agree to when they connect. Shown below the wallet list. With `mustAccept`, a checkbox must be
   * checked before a wallet can be chosen. Does not affect restored sessions.
   * @default no terms
   */
  readonly terms?: Terms | undefined
  /**
   * Origins of your own Safe deployments, such as `https://safe.example`, which may embed this page as a Safe app.
   * @default only Safe's origins
   */
  readonly safeOrigins?: readonly string[] | undefined
  /** How long a wallet may take to answer, in milliseconds. @default 120000 */
  readonly walletTimeoutMs?: number | undefined
  /** URL of your own WalletConnect relay. @default WalletConnect's relay */
  readonly relayUrl?: string | undefined
  /** How long the relay may take to return a pairing code, in milliseconds. @default 30000 */
  readonly relayTimeoutMs?: number | undefined
  /** Layout of the connect dialog on desktops at least 768 px wide. @default 'wide' */
  readonly layout?: 'wide' | 'compact' | undefined
  /**
   * BCP 47 language of button and dialogs, such as `de` or `pt-BR`. English if it is unavailable. @default the first
   * available language of the visitor
   */
  readonly locale?: string | undefined
  /**
   * Your own texts by language tag: `{ en: { button: { connect: 'Sign up' } } }`. If you omit a text, ours is used. If
   * a text contains a name, such as the name of a wallet, pass a function of the name.
   */
  readonly messages?: HostMessages | undefined
  /** @default 'auto': the visitor's system setting */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined
  /** The host's accent colour, in CSS syntax. Adjusted if its contrast is too low. */
  readonly accent?: string | undefined
  /**
   * Backgrounds, texts, borders, corners, font and motion. Each may also be a custom property in your CSS. Colours with
   * too little contrast are adjusted, with a warning in the console. @default follows `theme`
   */
  readonly look?: Look | undefined
  /**
   * Returns the URL of an account's avatar. `undefined` for its own avatar. Called while rendering, so it must be pure
   * and quick. Each function that you pass replaces the previous one. An `https:` URL, a path of your server, or
   * `data:image/…`; other URLs are not loaded.
   * @default the avatar from ENS, or a gradient that is derived from the address
   */
  readonly avatar?: ChooseAvatar | undefined
  /** Lists recent transactions in the account dialog. @default false */
  readonly showRecentTransactions?: boolean | undefined
  /** Custom buttons in the account dialog, such as "Buy" or "Send". @default none */
  readonly accountActions?: readonly AccountAction[] | undefined
  /**
   * Returns the fiat value of a balance. Shown below the balance in the account dialog. Called when the dialog opens
   * and when the balance changes. If it returns `undefined`, nothing is shown. The balance is in the smallest unit
   * (wei).
   * @default no fiat value
   */
  readonly fiatValue?:
    | ((
        balance: Balance & { readonly chainId: number },
      ) => FiatValue | undefined | Promise<FiatValue | undefined>)
    | undefined
  /**
   * Returns the tokens of an account. Listed in your order in the account dialog. Called when the dialog opens and when
   * account, network or balance changes. If the array is empty, nothing is shown.
   * @default no tokens
   */
  readonly tokens?:
    | ((account: {
        readonly address: `0x${string}`
        readonly chainId: number
        /** In the network's native currency. `undefined` until it is known. */
        readonly balance: Balance | undefined
      }) => readonly TokenBalance[] | Promise<readonly TokenBalance[]>)
    | undefined
  /**
   * Called if another part of the page has already configured Walletdock differently. The earlier configuration applies
   * to all parts, and all of them work.
   */
  readonly onConflict?: ((conflict: ConfigConflict) => void) | undefined
  /** URL of "Learn more". */
  readonly learnMoreUrl?: string | undefined
}

/** Terms that visitors agree to when they connect. */
export type Terms = {
  /**
   * One sentence with Markdown links: `By connecting you agree to our [Terms](https://shop.example/terms).` For several
   * languages, an object with one text per language tag. If the visitor's language is missing, `en` is used. If `en` is
   * missing, too, the first entry is used.
   */
  readonly text: string | Readonly<Record<string, string>>
  /**
   * Shows a checkbox. Wallets cannot be chosen until it is checked. @default false: the text is shown without a
   * checkbox
   */
  readonly mustAccept?: boolean | undefined
  /** The consent is stored until this value changes. @default the text, so that every change requires a new consent */
  readonly version?: string | undefined
}
