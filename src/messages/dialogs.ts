import { reportWords } from './report'

/**
 * Every sentence of the three dialogs, in English. A language is an object of
 * this type; sentences with a name in them are functions, so that the name can
 * stand where the language wants it.
 */
export type DialogMessages = typeof dialogMessages

export const dialogMessages = {
  /** Language of these sentences, for the numbers in them. BCP 47. */
  locale: 'en',
  close: 'Close',
  back: 'Back',
  learnMore: 'Learn more',
  disconnect: 'Disconnect',
  notLoaded: 'This didn’t load. Check your connection and try again.',

  connect: {
    title: 'Connect a wallet',
    /** By the specification's group names; any other is shown as it is. */
    groups: {
      Recent: 'Recent',
      Installed: 'Installed',
      Recommended: 'Recommended',
      Popular: 'Popular',
      More: 'More',
      Others: 'Others',
      Other: 'Other',
    } as Readonly<Record<string, string>>,
    recent: 'Recent',
    installed: 'Installed',
    notInstalled: 'Not installed',
    /** A wallet that can neither be used nor got on this device. */
    unsupported: 'Unsupported',
    /** A wallet whose name proves nothing. */
    unverified: 'Unverified name',
    unverifiedText:
      'This may not be the wallet it says it is. Use it only if you installed it yourself.',
    noWallets: 'No wallet works in this browser yet. Get one to begin.',
    newToWallets: 'New to wallets?',
  },

  search: {
    wallets: 'Search wallets',
    chains: 'Search networks',
    transactions: 'Search transactions',
    clear: 'Clear the search',
    found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    none: (query: string) => `Nothing matches “${query}”.`,
    all: 'Show all',
  },

  intro: {
    title: 'What is a wallet?',
    ownTitle: 'A home for what you own',
    ownText: 'Send, receive and keep coins and collectibles.',
    keyTitle: 'One key instead of passwords',
    keyText: (app: string) =>
      `Connect it to use ${app}. No account, nothing to remember.`,
    getWallet: 'Get a wallet',
  },

  get: {
    title: 'Get a wallet',
    phoneAndExtension: 'Phone app and browser extension',
    phoneAndDesktop: 'Phone and desktop app',
    phone: 'Phone app',
    extension: 'Browser extension',
    desktop: 'Desktop app',
    get: 'Get',
    getNamed: (wallet: string) => `Get ${wallet}`,
    none: 'None of these wallets can be had for this device.',
    other: 'Not what you are looking for? Choose another wallet from the list.',
  },

  asking: {
    confirmIn: (wallet: string) => `Confirm in ${wallet}`,
    confirmInAny: 'Confirm in your wallet',
    confirmText: 'Approve the connection in your wallet. It costs nothing.',
    notInstalled: (wallet: string) => `${wallet} isn’t installed`,
    notInstalledText: 'Get it first, then come back here to connect.',
    notAvailable: (wallet: string) => `${wallet} isn’t available here`,
    notAvailableText: 'Choose another wallet to go on.',
    /** Why a wallet doesn’t work here, and where it does. */
    elsewhere: {
      safe: 'It only works inside the Safe app. Open this page there, or choose another wallet.',
      computer:
        'It only works on a computer. Open this page there, or choose another wallet.',
      phone:
        'It only works on a phone. Open this page there, or choose another wallet.',
      /** For browsers or systems, as a list. */
      madeFor: (places: string) =>
        `It’s made for ${places}. Open this page there, or choose another wallet.`,
    },
    readyTitle: (wallet: string) => `${wallet} is ready`,
    readyText: 'Connect it to go on.',
    connect: 'Connect',
    retry: 'Try again',
    openAgain: 'Open again',
    otherWallets: 'Other wallets',
    without: (wallet: string) => `Don’t have ${wallet}?`,
  },

  failures: {
    rejected: {
      title: (wallet: string) => `${wallet} said no`,
      text: 'The request was declined or closed. You can ask again.',
    },
    'already-pending': {
      title: (wallet: string) => `${wallet} is already asking`,
      text: 'Open your wallet and answer the request that is waiting there.',
    },
    'timed-out': {
      title: (wallet: string) => `${wallet} didn’t answer`,
      text: 'Open your wallet and answer there, or try again.',
    },
    'relay-unreachable': {
      title: (wallet: string) => `${wallet} can’t be reached`,
      text: 'Check your internet connection, then try again.',
    },
    'not-installed': {
      title: (wallet: string) => `${wallet} isn’t installed`,
      text: 'Get it first, then come back here to connect.',
    },
    'wallet-gone': {
      title: (wallet: string) => `${wallet} is gone`,
      text: 'It was removed or updated while this page was open. Refresh the page to go on.',
    },
    'connection-lost': {
      title: (wallet: string) => `${wallet} isn’t connected any more`,
      text: 'Open your wallet, unlock it, and try again.',
    },
    'chain-unsupported': {
      title: (wallet: string) => `${wallet} can’t use this network`,
      text: 'Choose another wallet to go on.',
    },
    'chain-unknown': {
      title: (wallet: string) => `${wallet} doesn’t know this network`,
      text: 'Add the network in your wallet, then try again.',
    },
    'sdk-missing': {
      title: (wallet: string) => `${wallet} couldn’t be loaded`,
      text: 'Check your internet connection, then try again.',
    },
    'popup-blocked': {
      title: (wallet: string) => `${wallet} couldn’t open`,
      text: 'Open it with another tap. If it stays closed, allow pop-up windows for this page.',
    },
    'storage-blocked': {
      title: (wallet: string) => `${wallet} couldn’t connect`,
      text: 'Allow this page to keep data in your browser, then try again.',
    },
    unknown: {
      title: (wallet: string) => `${wallet} couldn’t connect`,
      text: 'Something went wrong. Try again or choose another wallet.',
    },
  },

  report: reportWords,

  scan: {
    title: (wallet: string) => `Scan with ${wallet}`,
    anyTitle: 'Scan with your phone',
    open: (wallet: string) => `Open ${wallet}`,
    openAny: 'Open your wallet',
    code: (wallet: string) => `Code for connecting ${wallet}`,
    failed: 'The code couldn’t be drawn. Copy the link instead.',
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'Your browser didn’t let us copy. Copy it from here:',
    link: 'Connection link',
    expires: (left: string) => `Valid for ${left}`,
    newCode: 'New code',
  },

  download: {
    optionsTitle: (wallet: string) => `Get ${wallet}`,
    extensionTitle: (wallet: string) => `${wallet} in your browser`,
    extensionText: 'Connect with one click, right where you browse.',
    addTo: (browser: string) => `Add to ${browser}`,
    addToThis: 'Add to your browser',
    desktopTitle: (wallet: string) => `${wallet} on your computer`,
    desktopText: 'An app of its own, apart from your browser.',
    desktopGet: 'Get the app',
    phoneTitle: (wallet: string) => `${wallet} on your phone`,
    phoneText: 'Have your wallet with you and connect by scanning.',
    phoneGet: 'Get the phone app',
    none: (wallet: string) => `There is no ${wallet} for this browser yet.`,
    title: (wallet: string) => `Install ${wallet}`,
    text: 'Scan this with your phone’s camera to get the app.',
    code: (wallet: string) => `Code for installing ${wallet}`,
    failed: 'The code couldn’t be drawn. Open the page instead.',
    orOpen: 'Open the page instead',
    continue: 'Continue',
  },

  instructions: {
    title: (wallet: string) => `Set up ${wallet}`,
    refreshNow: 'Refresh now',
    connect: 'Connect',
    installExtension: {
      title: (wallet: string) => `Install the ${wallet} extension`,
      text: 'Pin it to your toolbar, so that it is one click away.',
    },
    installApp: {
      title: (wallet: string) => `Install the ${wallet} app`,
      text: 'Keep it where you find it again.',
    },
    create: {
      title: (_wallet: string) => 'Create or import a wallet',
      text: 'Write down your secret phrase and never share it.',
    },
    refresh: {
      title: (_wallet: string) => 'Refresh this page',
      text: 'Then it finds your new wallet.',
    },
    scan: {
      title: (_wallet: string) => 'Tap the scan button',
      text: 'Scan the code that we show next, then approve.',
    },
  },

  signIn: {
    title: 'Sign in',
    ask: (app: string) => `Sign in to ${app}`,
    askText: (wallet: string) =>
      `Sign a message in ${wallet} to show that this account is yours. It costs nothing and moves nothing.`,
    preparing: 'Preparing …',
    sign: 'Sign message',
    confirmText: 'Your wallet shows the message. Read it, then sign.',
    waiting: 'Waiting …',
    verifying: 'Checking your signature',
    verifyingText: (app: string) => `${app} lets you in as soon as it fits.`,
    unprepared: (app: string) => ({
      title: `${app} didn’t answer`,
      text: 'There is no message to sign yet. Check your connection, then try again.',
    }),
    unsigned: (wallet: string) => ({
      title: `${wallet} didn’t sign`,
      text: 'Something went wrong in your wallet. Try again.',
    }),
    unverified: (app: string) => ({
      title: `${app} didn’t accept that`,
      text: 'The signature couldn’t be checked. Sign a new message to try again.',
    }),
    cancel: 'Cancel and disconnect',
  },

  account: {
    title: 'Your account',
    balance: (amount: string, chain: string) => `${amount} on ${chain}`,
    pending: 'A transaction is on its way',
    copy: 'Copy address',
    copied: 'Address copied',
    copyFailed: 'Your browser didn’t let us copy. Copy your address from here:',
    address: 'Your address',
    recent: {
      title: 'Recent transactions',
      clear: 'Clear all',
      more: (count: number) => `Show ${count} more`,
      none: (app: string) => `What you send in ${app} shows up here.`,
      /** A transaction that the app gave no words for. */
      unnamed: 'Transaction',
      statuses: {
        pending: 'Pending',
        confirmed: 'Confirmed',
        failed: 'Failed',
        replaced: 'Replaced',
      },
      all: (explorer: string) => `See all on ${explorer}`,
    },
  },

  network: {
    title: 'Switch network',
    connected: 'Connected',
    confirm: 'Confirm in your wallet',
    wrongTitle: 'Wrong network',
    wrongText:
      'This app doesn’t run on the network your wallet uses. Choose one it runs on.',
    oneTitle: 'Networks',
    /** The app has a single network. */
    onlyText: 'This app runs on one network.',
    oneText:
      'Your wallet stays on its network. To use another one, open a wallet that lives there.',
    wrongOneText:
      'This app doesn’t run on your wallet’s network, and your wallet can’t leave it. Open one that lives on a network below.',
  },
}
