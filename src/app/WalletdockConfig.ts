import type { Config } from '@wagmi/core'
import type { Chain } from '../chains/Chain'
import type { ConfigConflict } from '../errors/ConfigConflict'
import type { HostMessages } from '../messages/HostMessages'
import type { AccountAction } from '../session/account/AccountAction'
import type { FiatValue } from '../session/account/FiatValue'
import type { TokenBalance } from '../session/account/TokenBalance'
import type { Balance } from '../session/State'
import type { Authentication } from '../session/signIn/Authentication'
import type { Look } from '../theme/Look'
import type { WalletGroup } from '../wallets/Wallet'
import type { WalletChoice, WalletChoices } from '../wallets/WalletChoice'
import type { Terms } from './Terms'

/** An entry of a host's list: a wallet, or several under a heading. */
export type WalletOffer = WalletChoice | WalletChoices

/** How a host sets Walletdock up. Checked once; everything but `appName` may be left out. */
export type WalletdockConfig = {
  /** Name of the host's application, as wallets show it. */
  readonly appName: string
  /**
   * URL of the application's icon, or its path on the page's origin. Wallets on phones and Coinbase show it while they ask
   * their owner. @default the page's own icon, if it is served over https
   */
  readonly appIcon?: string | undefined
  /** What the application is for, in one sentence. Wallets on phones show it while they ask their owner. @default `appName` */
  readonly appDescription?: string | undefined
  /** Project id of the WalletConnect service. Mandatory unless no wallet in the list can need it. */
  readonly projectId?: string | undefined
  /** Base, or Base as its 200 ms preconfirmation endpoint shows it. @default that of the remote’s build, most often 'base' */
  readonly network?: 'base' | 'base-preconf' | undefined
  /** The chains of the application, the first being its default; wins over `network`. */
  readonly chains?: readonly [Chain, ...Chain[]] | undefined
  /**
   * Id of the chain that visitors connect on: one of the page's. Extensions are asked to switch to it while they connect,
   * and a code names it first. @default the wallet's own chain if the page has it, else the page's first
   */
  readonly initialChain?: number | undefined
  /** RPC address per chain id, instead of the chain's public one. */
  readonly rpcUrls?: Readonly<Record<number, string>> | undefined
  /**
   * Wallets to offer, in groups or without: your own, and those that the remote knows by their names, such as
   * `'metaMask'` or `'rabby'`. @default Safe, Rainbow, Coinbase, MetaMask and WalletConnect
   */
  readonly wallets?: readonly WalletGroup[] | readonly WalletOffer[] | undefined
  /** Adds a way from the list to all other wallets that the remote knows. @default false */
  readonly moreWallets?: boolean | undefined
  /**
   * Lets visitors connect several wallets at once: the account dialog lists them, one is the active one, and each can be
   * left. Read once, as the page is set up. @default false: one wallet takes the place of another
   */
  readonly severalWallets?: boolean | undefined
  /**
   * A name-resolution service, asked before ENS. A name that it gives is shown when ENS leads from it back to the
   * address, which needs `ensRpcUrl` within reach; one that does not gives way to the name that ENS has.
   * @see specification, section 7
   */
  readonly nameService?:
    | {
        /** Address of the service; `/resolve-ens` is asked below it. */
        readonly url: string
        /** Sent as `x-api-key`, and so known to every visitor. */
        readonly apiKey: string
        /**
         * Shows the service's names as they are, also those that ENS does not know, and while ENS is out of reach.
         * A service that is wrong or taken over can then show an account under anyone's name.
         * @default false; true where `ensRpcUrl` is false, since there is nothing to check against
         */
        readonly trusted?: boolean | undefined
      }
    | undefined
  /**
   * RPC URL of Ethereum mainnet for ENS; `false` turns ENS off.
   * @default the page's own node for mainnet, from `wagmi`, `chains` or `rpcUrls[1]`; else viem's public node
   */
  readonly ensRpcUrl?: string | false | undefined
  /** The host's own wagmi config, 2.9 or later: Walletdock drives it and makes none of its own, and follows another one. */
  readonly wagmi?: Config | undefined
  /** The older name of `wagmi`. */
  readonly wagmiConfig?: Config | undefined
  /**
   * Sign-In with Ethereum: connecting goes on to signing in. The one part that is read whenever the host renders.
   * @see EIP-4361
   */
  readonly auth?: Authentication | undefined
  /**
   * The one account that the page can be used with, such as that of a user who is signed in. While a wallet has another,
   * button and account dialog say which is needed, and so does `useWallet().expects`. Read once, as the page is set up.
   * @default any account
   */
  readonly expects?: `0x${string}` | undefined
  /**
   * What visitors agree to when they connect, below the list of wallets; with `mustAccept`, a box that must be ticked
   * before a wallet can be chosen. A session that is resumed stays, whatever it was agreed to.
   * @default nothing is shown
   */
  readonly terms?: Terms | undefined
  /** Origins of your own Safes, such as `https://safe.example`: pages in which this one is a Safe's app. @default Safe's own alone */
  readonly safeOrigins?: readonly string[] | undefined
  /** How long a wallet may take to answer, in milliseconds. @default 120000 */
  readonly walletTimeoutMs?: number | undefined
  /** A WalletConnect relay of one's own. @default WalletConnect's */
  readonly relayUrl?: string | undefined
  /** How long the relay may take to give a code, in milliseconds. @default 30000 */
  readonly relayTimeoutMs?: number | undefined
  /** Form of the connect dialog on desktops at least 768 px wide. @default 'wide' */
  readonly layout?: 'wide' | 'compact' | undefined
  /** Language of the button and the dialogs, BCP 47, such as `de` or `pt-BR`; where there is none for it, English. @default the first of the visitor's languages that there is */
  readonly locale?: string | undefined
  /**
   * Sentences of your own, by the tag of their language: `{ en: { button: { connect: 'Sign up' } } }`. Those that you
   * leave out stay ours. What names something, such as a wallet, is a function of that name.
   */
  readonly messages?: HostMessages | undefined
  /** @default 'auto': as the visitor's system says */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined
  /** The host's colour, as CSS; corrected where it would be unreadable. */
  readonly accent?: string | undefined
  /**
   * Surfaces, words, lines, corners, font and how much moves: each may also be a custom property in your CSS. Colours
   * that could not be read are corrected, and the console says so. @default follows `theme`
   */
  readonly look?: Look | undefined
  /** Lists in the account dialog what was sent lately. @default false */
  readonly showRecentTransactions?: boolean | undefined
  /** Buttons of your own in the account dialog, such as "Buy" or "Send". @default none */
  readonly accountActions?: readonly AccountAction[] | undefined
  /**
   * What a balance is worth; shown below it in the account dialog. Asked when that opens, and with each change of the
   * balance; `undefined` shows nothing. The balance is in the smallest unit (wei). @default nothing is asked or shown
   */
  readonly fiatValue?:
    | ((
        balance: Balance & { readonly chainId: number },
      ) => FiatValue | undefined | Promise<FiatValue | undefined>)
    | undefined
  /**
   * The tokens of an account, listed in the account dialog in your order. Asked when that opens, and with each change of
   * account, network or balance; an empty list shows nothing.
   * @default nothing is asked or listed
   */
  readonly tokens?:
    | ((account: {
        readonly address: `0x${string}`
        readonly chainId: number
        /** Of the network's own currency; `undefined` while it is not known. */
        readonly balance: Balance | undefined
      }) => readonly TokenBalance[] | Promise<readonly TokenBalance[]>)
    | undefined
  /**
   * Told when another part of the page has set Walletdock up first, and differently: its configuration counts for
   * all, and everything works.
   */
  readonly onConflict?: ((conflict: ConfigConflict) => void) | undefined
  /** Where "Learn more" leads. */
  readonly learnMoreUrl?: string | undefined
}
