import type { Requirement } from './Requirement'

/**
 * Entities and their fields. No entity of the product's own (users, orders and
 * so on) is specified.
 *
 * @see specification, section 3
 */
export const section3: readonly Requirement[] = [
  {
    id: '3.1',
    text: 'A wallet has an id, a name and, where that is long, a short name.',
    shownBy: [
      'tests/unit/wallets/walletFields.test.ts > every wallet says its id, its name, its icon and the colour behind it',
      'tests/unit/wallets/walletFields.test.ts > a name of two words has a short one, and accents are hex colours',
      'tests/unit/wallets/catalogueFacts.test.ts > * is called *, and found by its own marks ×5',
    ],
  },
  {
    id: '3.2',
    text: 'A wallet has an icon, the colour behind it and an accent, which is a hex colour.',
    shownBy: [
      'tests/unit/wallets/walletFields.test.ts > every wallet says its id, its name, its icon and the colour behind it',
      'tests/unit/wallets/walletFields.test.ts > a name of two words has a short one, and accents are hex colours',
      'tests/unit/wallets/catalogue.test.ts > every icon is a drawing that needs no request',
      'tests/component/connect/walletAccent.test.tsx > a wallet’s page has the wallet’s colour, corrected where it would be too faint: * ×2',
    ],
  },
  {
    id: '3.3',
    text: 'A wallet has nine kinds of download: android, ios, mobile, qrCode, chrome, edge, firefox, opera, browserExtension.',
    shownBy: [
      'tests/unit/wallets/walletFields.test.ts > all nine kinds of download are known, and MetaMask has each',
      'tests/unit/wallets/catalogueFacts.test.ts > * can be had where its maker offers it, and nowhere else ×5',
      'tests/unit/wallets/downloads.test.ts > * gets its extension from * ×8',
      'tests/unit/wallets/downloads.test.ts > a phone gets the store of its system, any other device the general page',
    ],
  },
  {
    id: '3.4',
    text: 'Its instructions for QR code and extension name a page to learn more and ordered steps: install, create, scan, refresh.',
    shownBy: [
      'tests/unit/wallets/walletFields.test.ts > instructions are ordered steps of four kinds, with a page to learn more',
      'tests/unit/wallets/catalogueFacts.test.ts > * tells how its * is got, step by step ×6',
      'tests/component/connect/getPages.test.tsx > phone instructions end with connecting, extension instructions with a fresh page',
    ],
  },
  {
    id: '3.5',
    text: "A listed wallet has its group's name and place.",
    shownBy: [
      'tests/unit/wallets/walletFields.test.ts > a listed wallet says its group, and whether it is ready, installed and recent',
      'tests/unit/wallets/listWallets.test.ts > with nothing installed the catalogue is listed in its order, Safe last because it cannot work here',
    ],
  },
  {
    id: '3.6',
    text: 'A listed wallet says whether it is ready.',
    shownBy: [
      'tests/unit/wallets/unsupported.test.ts > an extension that is missing and can be had here is offered as not ready',
      'tests/unit/wallets/walletFields.test.ts > a listed wallet says its group, and whether it is ready, installed and recent',
    ],
  },
  {
    id: '3.7',
    text: 'A listed wallet says whether it is installed.',
    shownBy: [
      'tests/unit/wallets/listWallets.test.ts > an announced wallet of the catalogue is listed once, as installed, under our name and icon',
      'tests/unit/wallets/listWallets.test.ts > an injected flag installs a wallet where nothing is announced',
      'tests/e2e/metaMaskImpostor.test.ts > a wallet that poses as MetaMask is not called MetaMask where MetaMask is not',
    ],
  },
  {
    id: '3.8',
    text: 'A listed wallet says whether it was used recently.',
    shownBy: [
      'tests/unit/wallets/unsupported.test.ts > the latest wallet that is there leads the list; the two before it rise to the top of their own group, marked',
      'tests/component/app/walletList.test.ts > a wallet that has connected is recent the next time the list is shown',
      'tests/component/connect/ConnectDialog.test.tsx > in * a wallet that was used lately says so * ×3',
    ],
  },
  {
    id: '3.9',
    text: 'An account has its address, its ENS name and its ENS avatar.',
    shownBy: [
      'tests/component/app/CustomButton.test.ts > a connected wallet is given with what is known: at first the address and the chain',
      'tests/component/app/CustomButton.test.ts > name, avatar, balance and pending transactions are given as they come',
    ],
  },
  {
    id: '3.10',
    text: 'A balance is given formatted, with its symbol and its decimals, and as it is displayed.',
    shownBy: [
      'tests/component/app/CustomButton.test.ts > name, avatar, balance and pending transactions are given as they come',
      'tests/component/app/CustomButton.test.ts > any balance is given in full, as viem writes it',
      'tests/unit/ui/formatBalance.test.ts > * is shown as * ×17',
    ],
  },
  {
    id: '3.11',
    text: 'An account says whether transactions are pending.',
    shownBy: [
      'tests/e2e/transactions.test.ts > a gift turns the button’s ring and is listed as pending, until the chain has it',
      'tests/unit/session/account.test.ts > name, avatar, balance, pending transactions and what the wallet can do are told of the account',
      'tests/component/engine/transactions.test.ts > what is sent is remembered as pending, then confirmed, and told both times',
      'tests/component/account/AccountDialog.test.tsx > a pending transaction is told',
      'tests/e2e/sendTransaction.test.ts > a request is sent, recorded, and confirmed',
      'tests/e2e/sendTransaction.test.ts > a wallet that says no has sent nothing, and nothing is recorded',
    ],
  },
  {
    id: '3.12',
    text: 'A chain is shown with its id, name, icon and the colour behind it, and whether it is unsupported.',
    shownBy: [
      'tests/unit/chains/chainView.test.ts > a configured chain is shown under its own name, and supported',
      'tests/unit/chains/chainView.test.ts > a host’s icon wins over ours',
      'tests/unit/chains/chainView.test.ts > a well-known chain has an image without any download',
      'tests/unit/chains/chainView.test.ts > a stranger is shown by its number, as unsupported and without an icon',
    ],
  },
  {
    id: '3.13',
    text: 'Base is defined: id 8453, Ether with 18 decimals.',
    shownBy: [
      'tests/unit/chains/base.test.ts > the figures are those of the specification',
      'tests/unit/chains/base.test.ts > Base says the same * as viem ×6',
    ],
  },
  {
    id: '3.14',
    text: 'Base has a public RPC endpoint and a block explorer.',
    shownBy: [
      'tests/unit/chains/base.test.ts > Base says the same rpcUrls as viem',
      'tests/unit/chains/base.test.ts > both lead to the explorer that viem names',
    ],
  },
  {
    id: '3.15',
    text: 'There is a variant of Base whose preconfirmations take 200 ms.',
    shownBy: [
      'tests/unit/chains/base.test.ts > preconfirmed Base says the same * as viem ×6',
      'tests/component/engine/chainNumbers.test.ts > the network base-preconf is the same chain, asked for what comes within 200 ms',
    ],
  },
  {
    id: '3.15b',
    text: 'On that variant the effect of what was sent is visible sooner than plain Base makes a block, before its own block is sealed.',
    shownBy: [
      'tests/e2e/preconfirmed.test.ts > with a block every 200 ms > on preconfirmed Base what was sent is confirmed, and taken off the shown balance, sooner than plain Base makes a block',
      'tests/e2e/preconfirmed.test.ts > what is preconfirmed is shown while no block holds it yet',
      'tests/component/engine/hurry.test.ts > * ×3',
    ],
  },
  {
    id: '3.16',
    text: 'Safe, Rainbow, Coinbase, MetaMask and WalletConnect are offered, in one group named Popular.',
    shownBy: [
      'tests/unit/wallets/catalogue.test.ts > one group named Popular offers Safe, Rainbow, Coinbase, MetaMask and WalletConnect',
      'tests/component/app/walletList.test.ts > a host that gives no list gets the usual wallets',
    ],
  },
  {
    id: '3.17',
    text: 'Safe can be used inside a Safe frame, and is shown as unsupported elsewhere.',
    shownBy: [
      'tests/unit/wallets/unsupported.test.ts > Safe is ready inside a frame, and unsupported elsewhere',
      'tests/component/engine/sdks.test.ts > inside a Safe, its account is connected',
      'tests/unit/wallets/isSafeOrigin.test.ts > a page of https://app.safe.global may be a Safe',
      'tests/e2e/safe.test.ts > inside a Safe the page is connected by itself, and never says Connect',
      'tests/e2e/safe.test.ts > in a frame of anybody else Safe is unsupported, and nobody is asked',
      'tests/e2e/safe.test.ts > outside every frame Safe is unsupported, and its page says where it works',
    ],
  },
]
