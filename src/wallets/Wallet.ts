/** Where a wallet can be installed from. Every value is an `https:` URL. @see specification, section 3 */
export type DownloadUrls = {
  readonly android?: string
  readonly ios?: string
  readonly mobile?: string
  readonly qrCode?: string
  readonly chrome?: string
  readonly edge?: string
  readonly firefox?: string
  readonly opera?: string
  readonly browserExtension?: string
  readonly windows?: string
  readonly macos?: string
  readonly linux?: string
  /** Any other desktop system, or all of them. */
  readonly desktop?: string
}

export type InstructionStepKind = 'install' | 'create' | 'refresh' | 'scan'

/** Ordered steps that end with a connected wallet; their sentences are in `messages/`. */
export type Instructions = {
  readonly learnMoreUrl: string
  readonly steps: readonly InstructionStepKind[]
}

/** How a wallet is reached, best way first. */
export type Transport = 'injected' | 'walletConnect' | 'coinbase' | 'safe'

/** A wallet of the catalogue, or one that a host adds: plain data. @see specification, section 3 */
export type Wallet = {
  readonly id: string
  readonly name: string
  readonly shortName?: string
  readonly iconUrl: string
  readonly iconBackground: string
  /** `#rgb` or `#rrggbb`. */
  readonly iconAccent?: string
  /** Names under which the wallet announces itself. @see EIP-6963 */
  readonly rdns?: readonly string[]
  /** Property that the wallet's injected provider sets to true, for wallets that do not announce themselves. */
  readonly injectedFlag?: string
  readonly transports: readonly Transport[]
  readonly downloadUrls?: DownloadUrls
  readonly qrCode?: { readonly instructions: Instructions }
  readonly extension?: { readonly instructions: Instructions }
  readonly desktop?: { readonly instructions: Instructions }
  /** Scheme of the wallet's own app, such as `rainbow`: besides `https` and `wc`, the only one that its links may have. */
  readonly appScheme?: string
  /** The link that a QR code or a tap carries for a pairing URI. Default: the URI itself. */
  readonly toQrUri?: (uri: string) => string
  readonly toMobileUri?: (uri: string, system: 'ios' | 'android') => string
}

export type WalletGroup = {
  readonly groupName: string
  readonly wallets: readonly Wallet[]
}

/** Where a wallet can be installed from on this device; absent where it cannot. */
export type DownloadLinks = {
  /** This browser's extension. */
  readonly extension?: string | undefined
  /** This system's desktop app. */
  readonly desktop?: string | undefined
  /** The app for the phone in hand. */
  readonly store?: string | undefined
  /** A page for any phone, to be shown as a code on a desktop. */
  readonly phone?: string | undefined
}

/** A wallet as the connect dialog lists it. */
export type ListedWallet = Wallet & {
  readonly groupName: string
  readonly groupIndex: number
  /** False when choosing it can only lead to getting it first. */
  readonly ready: boolean
  /** True for a wallet that can neither be used nor got on this device. */
  readonly unsupported: boolean
  readonly installed: boolean
  /** True for an announced wallet that may be an impostor. @see judgeAnnounced */
  readonly unverified: boolean
  readonly recent: boolean
  readonly links: DownloadLinks
  /** Its mark, where that is fetched when it is seen. */
  readonly mark?: FetchedMark
}

/** An image URL that is fetched on demand. */
export type FetchedMark = {
  get(): string | undefined
  load(): Promise<string>
}
