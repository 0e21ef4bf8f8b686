import { confirmInWallet } from './confirm'
import { reportWords } from './report'

/**
 * All texts of the three dialogs, in English. A language is an object of this type. Texts that contain a name are
 * functions, so that each language can place the name.
 */
export type DialogMessages = typeof dialogMessages

export const dialogMessages = {
  /** Language of the texts, BCP 47. Also used to format numbers. */
  locale: 'en',
  close: 'Close',
  back: 'Back',
  learnMore: 'Learn more',
  disconnect: 'Disconnect',
  notLoaded: 'This didn’t load. Check your connection and try again.',

  connect: {
    title: 'Connect a wallet',
    /** Headings by the specification's group names. Other group names are not translated. */
    groups: {
      Recent: 'Recent',
      Installed: 'Installed',
      Recommended: 'Recommended',
      Popular: 'Popular',
      More: 'More',
      Others: 'Others',
      Other: 'Other',
    } as Readonly<Record<string, string>>,
    /** Badges of one wallet. Many languages use a different form than for the heading of several wallets. */
    recent: 'Recent',
    installed: 'Installed',
    notInstalled: 'Not installed',
    /** Badge of a wallet that can be neither used nor installed on this device. */
    unsupported: 'Not available',
    /** Badge of a wallet whose name cannot be verified. */
    unverified: 'Unverified name',
    unverifiedText:
      'This may not be the wallet it claims to be. Use it only if you got it from the wallet’s own website.',
    noWallets: 'There’s no wallet in this browser yet. Get one to start.',
    newToWallets: 'New to wallets?',
    /** Name of a wallet in this browser that cannot be identified. */
    browserWallet: 'Browser wallet',
  },

  search: {
    wallets: 'Search wallets',
    chains: 'Search networks',
    transactions: 'Search transactions',
    clear: 'Clear search',
    found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    none: (query: string) => `No results for “${query}”.`,
    all: 'Show all',
  },

  intro: {
    title: 'What is a wallet?',
    ownTitle: 'Your tokens in one place',
    ownText: 'Send, receive and store tokens and collectibles.',
    keyTitle: 'A simpler way to sign in',
    keyText: (app: string) =>
      `Connect your wallet to use ${app}. No sign-up, no passwords.`,
    getWallet: 'Get a wallet',
    /** Offers a wallet that the visitor has. */
    continueWith: (wallet: string) => `Continue with ${wallet}`,
  },

  get: {
    title: 'Get a wallet',
    phoneAndExtension: 'Mobile app and browser extension',
    phoneAndDesktop: 'Mobile and desktop app',
    phone: 'Mobile app',
    extension: 'Browser extension',
    desktop: 'Desktop app',
    get: 'Get',
    getNamed: (wallet: string) => `Get ${wallet}`,
    none: 'There’s no wallet for this device here.',
    other: 'Looking for another wallet? Choose it from the list.',
  },

  asking: {
    confirmIn: (wallet: string) => `Confirm in ${wallet}`,
    confirmInAny: confirmInWallet,
    confirmText: 'Approve the connection in your wallet. It’s free.',
    /** The wallet has connected on a chain that the page does not use. */
    switchText: (chain: string) =>
      `Approve the switch to ${chain} in your wallet.`,
    notInstalled: (wallet: string) => `${wallet} isn’t installed`,
    notInstalledText: 'Install it, then come back to connect.',
    notAvailable: (wallet: string) => `${wallet} isn’t available here`,
    notAvailableText: 'Choose another wallet to continue.',
    /** Explains why a wallet does not work here, and where it does. */
    elsewhere: {
      safe: 'It only works inside the Safe app. Open this page there, or choose another wallet.',
      computer:
        'It only works on a computer. Open this page there, or choose another wallet.',
      phone:
        'It only works on a phone. Open this page there, or choose another wallet.',
      /** `places` is a list of browsers or systems. */
      madeFor: (places: string) =>
        `It only works with ${places}. Open this page there, or choose another wallet.`,
    },
    readyTitle: (wallet: string) => `${wallet} is ready`,
    readyText: 'Connect it to continue.',
    connect: 'Connect',
    retry: 'Try again',
    openAgain: 'Open again',
    otherWallets: 'Other wallets',
    without: (wallet: string) => `Don’t have ${wallet}?`,
  },

  failures: {
    rejected: {
      title: (_wallet: string) => 'Request declined',
      text: 'It was declined or closed in your wallet. Try again when you’re ready.',
    },
    'already-pending': {
      title: (wallet: string) => `Request pending in ${wallet}`,
      text: 'Open your wallet and respond to the pending request.',
    },
    'timed-out': {
      title: (wallet: string) => `${wallet} didn’t respond`,
      text: 'Open your wallet and respond there, or try again.',
    },
    'relay-unreachable': {
      title: (wallet: string) => `Couldn’t reach ${wallet}`,
      text: 'Check your internet connection, then try again.',
    },
    'not-installed': {
      title: (wallet: string) => `${wallet} isn’t installed`,
      text: 'Install it, then come back to connect.',
    },
    'wallet-gone': {
      title: (wallet: string) => `${wallet} is no longer available`,
      text: 'It was removed or updated while this page was open. Refresh the page to continue.',
    },
    'connection-lost': {
      title: (wallet: string) => `Lost connection to ${wallet}`,
      text: 'Open and unlock your wallet, then try again.',
    },
    'chain-unsupported': {
      title: (wallet: string) => `${wallet} doesn’t support this network`,
      text: 'Choose another wallet to continue.',
    },
    'chain-unknown': {
      title: (wallet: string) => `This network isn’t in ${wallet} yet`,
      text: 'Add it in your wallet, then try again.',
    },
    'sdk-missing': {
      title: (wallet: string) => `Couldn’t load ${wallet}`,
      text: 'Check your internet connection, then try again.',
    },
    'popup-blocked': {
      title: (wallet: string) => `Couldn’t open ${wallet}`,
      text: 'Open it again. If nothing opens, allow pop-ups for this page.',
    },
    'storage-blocked': {
      title: (wallet: string) => `Couldn’t connect to ${wallet}`,
      text: 'Your browser doesn’t let this page save data. Allow cookies and site data, then try again.',
    },
    unknown: {
      title: (wallet: string) => `Couldn’t connect to ${wallet}`,
      text: 'Something went wrong. Try again or choose another wallet.',
    },
  },

  /** Text of `relay-unreachable` if WalletConnect's relay refuses the page, by reason. */
  refusals: {
    clock: 'Your device’s date or time is wrong. Correct it, then try again.',
    page: 'This app isn’t allowed to use WalletConnect. Choose another wallet, or tell the app’s makers.',
  },

  report: reportWords,

  scan: {
    title: (wallet: string) => `Scan with ${wallet}`,
    anyTitle: 'Scan with your phone',
    how: 'Tap the scan button in your wallet app.',
    open: (wallet: string) => `Open ${wallet}`,
    openAny: 'Open your wallet',
    code: (wallet: string) => `QR code to connect ${wallet}`,
    failed: 'Couldn’t show the code. Copy the link instead.',
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'Couldn’t copy. Select the link and copy it:',
    link: 'Connection link',
    expires: (left: string) => `Expires in ${left}`,
    newCode: 'New code',
    /** Text of `failures.timed-out` for a code. */
    timedOut: 'Open your wallet and respond there, or get a new code.',
  },

  download: {
    optionsTitle: (wallet: string) => `Get ${wallet}`,
    extensionTitle: (wallet: string) => `${wallet} in your browser`,
    extensionText: 'Connect with one click, right in your browser.',
    addTo: (browser: string) => `Add to ${browser}`,
    addToThis: 'Add to your browser',
    desktopTitle: (wallet: string) => `${wallet} on your computer`,
    desktopText: 'An app on your computer, separate from your browser.',
    desktopGet: 'Get the app',
    phoneTitle: (wallet: string) => `${wallet} on your phone`,
    phoneText: 'Take your wallet with you and connect by scanning a code.',
    phoneGet: 'Get the mobile app',
    title: (wallet: string) => `Install ${wallet}`,
    text: 'Scan this code with your phone’s camera to get the app.',
    code: (wallet: string) => `QR code to install ${wallet}`,
    failed: 'Couldn’t show the code. Open the download page instead.',
    orOpen: 'Open the download page',
    continue: 'Continue',
  },

  instructions: {
    title: (wallet: string) => `Set up ${wallet}`,
    refreshNow: 'Refresh now',
    connect: 'Connect',
    installExtension: {
      title: (wallet: string) => `Install the ${wallet} extension`,
      text: 'Pin it to your toolbar to keep it one click away.',
    },
    installApp: {
      title: (wallet: string) => `Install the ${wallet} app`,
      text: 'Add it to your home screen to keep it one tap away.',
    },
    create: {
      title: (_wallet: string) => 'Create a new wallet or import yours',
      text: 'Write your recovery phrase on paper. Never share it or type it on a website.',
    },
    refresh: {
      title: (_wallet: string) => 'Refresh this page',
      text: 'Your new wallet will then appear here.',
    },
    scan: {
      title: (_wallet: string) => 'Tap the scan button',
      text: 'Scan the code on the next screen, then approve the connection.',
    },
  },

  signIn: {
    title: 'Sign in',
    ask: (app: string) => `Sign in to ${app}`,
    askText: (wallet: string) =>
      `Sign a message in ${wallet} to prove this account is yours. Signing this message is free and won’t move funds.`,
    preparing: 'Preparing…',
    sign: 'Sign message',
    confirmText:
      'Read the message in your wallet. Sign it only if it names this site.',
    waiting: 'Waiting…',
    verifying: 'Checking your signature',
    verifyingText: 'This only takes a moment.',
    unprepared: (app: string) => ({
      title: `${app} didn’t respond`,
      text: 'There’s no message to sign yet. Check your connection, then try again.',
    }),
    unsigned: (wallet: string) => ({
      title: `${wallet} didn’t sign`,
      text: 'Something went wrong in your wallet. Try again.',
    }),
    unverified: (app: string) => ({
      title: `${app} didn’t accept the signature`,
      text: 'It couldn’t be verified. Sign a new message to try again.',
    }),
    /** The wallet is on a network that the app does not have. */
    wrongOneText:
      'This app doesn’t run on your current network, and this wallet can’t switch. Disconnect it, then connect another wallet.',
    cancel: 'Cancel and disconnect',
  },

  account: {
    title: 'Your account',
    balance: (amount: string, chain: string) => `${amount} on ${chain}`,
    /** Shown alone below the balance, outside a sentence. */
    balanceOn: (chain: string) => `on ${chain}`,
    pending: 'Transaction pending',
    copy: 'Copy address',
    copied: 'Address copied',
    copyFailed: 'Couldn’t copy. Select your address and copy it:',
    address: 'Your address',
    receive: 'Receive',
    /**
     * Labels of three narrow buttons in a row, with at most nine letters each. The full names are other texts of
     * `account`.
     */
    tiles: {
      copy: 'Copy',
      copied: 'Copied',
      /** Leads to the account's page in the block explorer. */
      explorer: 'Activity',
    },
    /** Full name of the third button. Begins with its label, so that visitors can say it to press the button. */
    activityOn: (explorer: string) => `Activity on ${explorer}`,
    /** Below the wallet's name, in the row that lets the visitor choose another one. */
    otherWallet: 'Use another wallet',
    tokens: 'Tokens',
    /** The app expects an account that is not connected. */
    wrong: (account: string, wallet: string) =>
      `This app needs the account ${account}. Switch to it in ${wallet} or connect a wallet that has it.`,
    recent: {
      title: 'Recent transactions',
      clear: 'Clear all',
      undo: 'Undo',
      more: (count: number) => `Show ${count} more`,
      none: (app: string) => `Your transactions in ${app} will appear here.`,
      /** A transaction without a description. */
      unnamed: 'Transaction',
      statuses: {
        pending: 'Pending',
        confirmed: 'Confirmed',
        failed: 'Failed',
        replaced: 'Replaced',
      },
    },
  },

  network: {
    title: 'Switch network',
    connected: 'Connected',
    confirm: confirmInWallet,
    wrongTitle: 'Wrong network',
    wrongText:
      'This app doesn’t run on your current network. Choose another to continue.',
    oneTitle: 'Networks',
    mainnet: 'Mainnet',
    /** A test network. */
    testnet: 'Testnet',
    /** The app has a single network. */
    onlyText: 'This app runs on this network only.',
    oneText:
      'This wallet can’t switch networks. To use another one, connect a wallet that’s already on it.',
    wrongOneText:
      'This app doesn’t run on your current network, and this wallet can’t switch. Connect a wallet on one of these networks.',
  },

  /** Replace sentences with a wallet's name if a wallet in this browser cannot be identified. @see messagesFor */
  unnamed: {
    continueWith: 'Continue with your browser’s wallet',
    ready: 'Your wallet is ready',
    pending: 'A request is pending in your wallet',
    timedOut: 'Your wallet didn’t respond',
    gone: 'Your wallet is no longer available',
    lost: 'Lost connection to your wallet',
    chainUnsupported: 'Your wallet doesn’t support this network',
    chainUnknown: 'This network isn’t in your wallet yet',
    failed: 'Couldn’t connect to your wallet',
    askText:
      'Sign a message in your wallet to prove this account is yours. Signing this message is free and won’t move funds.',
    unsigned: 'Your wallet didn’t sign',
    wrong: (account: string) =>
      `This app needs the account ${account}. Switch to it in your wallet or connect a wallet that has it.`,
  },
}
