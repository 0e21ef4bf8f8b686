/** URLs from which a wallet can be installed. Every value is an `https:` URL. @see specification, section 3 */
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

/** Ordered steps that end with a connected wallet. Their texts are in `messages/`. */
export type Instructions = {
  readonly learnMoreUrl: string
  readonly steps: readonly InstructionStepKind[]
}

/** Ways to connect a wallet, in order of preference. */
export type Transport = 'injected' | 'walletConnect' | 'coinbase' | 'safe'

/** A wallet of the catalogue, or of the host. Contains only data and link functions. @see specification, section 3 */
export type Wallet = {
  readonly id: string
  readonly name: string
  readonly shortName?: string
  readonly iconUrl: string
  readonly iconBackground: string
  /** `#rgb` or `#rrggbb`. */
  readonly iconAccent?: string
  /** Reverse domain names that the wallet announces. @see EIP-6963 */
  readonly rdns?: readonly string[]
  /** Property that the wallet's injected provider sets to true, for wallets that do not announce themselves. */
  readonly injectedFlag?: string
  /** In order of preference. */
  readonly transports: readonly Transport[]
  readonly downloadUrls?: DownloadUrls
  readonly qrCode?: { readonly instructions: Instructions }
  readonly extension?: { readonly instructions: Instructions }
  readonly desktop?: { readonly instructions: Instructions }
  /** Scheme of the wallet's own app, such as `rainbow`. Its links may only use this scheme, `https` and `wc`. */
  readonly appScheme?: string
  /** Returns the link for a QR code or a tap. Default: the pairing URI itself. */
  readonly toQrUri?: (uri: string) => string
  readonly toMobileUri?: (uri: string, system: 'ios' | 'android') => string
}

export type WalletGroup = {
  readonly groupName: string
  readonly wallets: readonly Wallet[]
}

/** URLs from which a wallet can be installed on this device. Missing if that is not possible. */
export type DownloadLinks = {
  /** The extension for this browser. */
  readonly extension?: string | undefined
  /** The desktop app for this system. */
  readonly desktop?: string | undefined
  /** The app for this phone. */
  readonly store?: string | undefined
  /** A page for any phone. Shown as a QR code on desktops. */
  readonly phone?: string | undefined
}

/** A wallet in the list of the connect dialog. */
export type ListedWallet = Wallet & {
  readonly groupName: string
  readonly groupIndex: number
  /** False if the visitor must install the wallet before connecting it. */
  readonly ready: boolean
  /** True if the wallet can be neither used nor installed on this device. */
  readonly unsupported: boolean
  readonly installed: boolean
  /** True for an announced wallet that may be an impostor. @see identifyAnnounced */
  readonly unverified: boolean
  readonly recent: boolean
  readonly links: DownloadLinks
  /** The icon, if it is fetched when the wallet is first in view. */
  readonly mark?: FetchedMark
}

/** An image URL that is fetched on demand. */
export type FetchedMark = {
  get(): string | undefined
  load(): Promise<string>
}
