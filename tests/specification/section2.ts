import type { Requirement } from './Requirement'

/**
 * Screens. No page routes: the product is one button and three dialogs inside
 * a host's page.
 *
 * @see specification, section 2
 */
export const section2: readonly Requirement[] = [
  {
    id: '2.1',
    text: "The product has no pages of its own: it is a button that a host's page loads, with three dialogs.",
    shownBy: [
      'tests/contract/remote.test.ts > the contract says what a host may load and what its page must bring',
      'tests/unit/session/walk.test.ts > at every state of * > every dialog is reached ×3',
    ],
  },
  {
    id: '2.2',
    text: 'A visitor without a wallet sees a button with a connect label.',
    shownBy: [
      'tests/component/button/ConnectButtonView.test.tsx > a visitor without a wallet sees one button of 40 pixels',
      "tests/component/button/ConnectButtonView.test.tsx > a host's own label is shown untouched",
    ],
  },
  {
    id: '2.3',
    text: 'A connected visitor sees a chain selector that leads to the network dialog.',
    shownBy: [
      'tests/component/button/ConnectButtonView.test.tsx > each button opens its dialog and says whether that is open',
      'tests/component/button/ConnectButtonView.test.tsx > names of the controls hold what a visitor needs to know',
      'tests/component/button/ChainButton.test.tsx > a host can do without the chain selector (*), and its place is held accordingly, * wide ×4',
      'tests/component/network/NetworkDialog.test.tsx > an app with a single chain says that there is no other',
    ],
  },
  {
    id: '2.4',
    text: 'Beside it stands an account button with balance, avatar and address or name.',
    shownBy: [
      'tests/component/button/AccountButton.test.tsx > it shows the avatar, the balance, and the address for want of a name',
      'tests/component/button/AccountButton.test.tsx > where the address leads to a name and a picture, those are shown',
      'tests/component/button/ConnectButtonView.test.tsx > names of the controls hold what a visitor needs to know',
    ],
  },
  {
    id: '2.5',
    text: 'On a chain that the host does not support, the chain selector is its wrong-network variant.',
    shownBy: [
      'tests/component/button/ChainButton.test.tsx > on a wrong network there is a way out in words, hidden or not, marked or not, * wide ×2',
      'tests/e2e/refusals.test.ts > a wallet on a foreign network shows the way back, and no balance',
      'tests/e2e/metaMaskNetworks.test.ts > MetaMask on a network that the page does not run on is told, and the way back leads there',
    ],
  },
  {
    id: '2.6',
    text: 'Large screens show the balance by default, small ones do not.',
    shownBy: [
      'tests/component/button/ConnectButtonView.test.tsx > large screens show the balance and the chain in full, small ones do not',
      'tests/e2e/balance.test.ts > a large screen shows the balance, and asks for it once per block',
      'tests/e2e/balance.test.ts > the width of the window decides, whenever it changes',
    ],
  },
  {
    id: '2.7',
    text: 'Large screens show the chain button in full, small ones its icon only.',
    shownBy: [
      'tests/component/button/ConnectButtonView.test.tsx > large screens show the balance and the chain in full, small ones do not',
      'tests/component/button/ChainButton.test.tsx > a chain without an icon shows its name, one without a name its id',
    ],
  },
  {
    id: '2.8',
    text: 'On a desktop the connect dialog lists wallets in groups such as Recommended, Popular and Installed.',
    shownBy: [
      'tests/component/connect/ConnectDialog.test.tsx > wallets stand under their groups’ names: the latest, what is installed, the others, and last what cannot work here',
      'tests/unit/wallets/listWallets.test.ts > a stranger is listed as installed, under the name and icon that it announces',
    ],
  },
  {
    id: '2.9',
    text: 'Beside the list there is an introduction to wallets.',
    shownBy: [
      'tests/component/connect/intro.test.tsx > in wide, what a wallet is stands beside the list, with a way to get one',
      'tests/component/connect/ConnectDialog.states.test.tsx > “list” in * and * is accessible, named and fits ×6',
    ],
  },
  {
    id: '2.10',
    text: 'A page tells more about wallets.',
    shownBy: [
      'tests/component/connect/intro.test.tsx > in compact, the list leads to a page about wallets, and that page to getting one',
      'tests/component/connect/ConnectDialog.states.test.tsx > “learn” in * and * is accessible, named and fits ×2',
      'tests/component/connect/ConnectDialog.test.tsx > learning more about wallets is offered where the host has a page for it',
    ],
  },
  {
    id: '2.11',
    text: 'A page offers wallets to get.',
    shownBy: [
      'tests/component/connect/getPages.test.tsx > what is installed, and what cannot be had, is not offered to get',
      'tests/component/connect/getPages.test.tsx > getting a wallet on a desktop leads to its download page',
    ],
  },
  {
    id: '2.12',
    text: 'A page shows a QR code to scan with the wallet.',
    shownBy: [
      'tests/component/connect/ConnectQr.test.tsx > a wallet is scanned with by its name, any other with a phone',
      'tests/component/connect/ConnectQr.test.tsx > the wallet’s mark stands in the middle of its code, and covers less of it than a phone can do without',
      'tests/component/connect/ConnectDialog.states.test.tsx > “scan” in * and * is accessible, named and fits ×6',
    ],
  },
  {
    id: '2.13',
    text: 'A page offers the ways to get a wallet: extension, desktop app, phone app.',
    shownBy: [
      'tests/component/connect/getPages.test.tsx > adding the extension opens its store and shows how to go on',
      'tests/component/connect/getPages.test.tsx > a desktop app has a card of its own',
      'tests/component/connect/downloadCards.test.tsx > in * the first card says “*” ×8',
      'tests/component/connect/downloadCards.test.tsx > on * there is a card for what the system can have ×4',
      'tests/component/connect/ConnectDialog.states.test.tsx > “all download options” in * and * is accessible, named and fits ×4',
    ],
  },
  {
    id: '2.14',
    text: "A page brings the wallet's app to the phone.",
    shownBy: [
      'tests/component/connect/getPages.test.tsx > the phone app is brought by a code of 268 pixels, dark on white',
      'tests/component/connect/qrContent.test.tsx > the code of the download carries the page that the wallet has for phones',
    ],
  },
  {
    id: '2.15',
    text: 'Instructions follow for the extension, ending with a fresh page.',
    shownBy: [
      'tests/component/connect/getPages.test.tsx > phone instructions end with connecting, extension instructions with a fresh page',
      'tests/component/connect/ConnectDialog.states.test.tsx > “extension instructions” in * and * is accessible, named and fits ×4',
    ],
  },
  {
    id: '2.16',
    text: 'Instructions follow for the desktop app.',
    shownBy: [
      'tests/component/connect/getPages.test.tsx > a desktop app has a card of its own',
      'tests/component/connect/ConnectDialog.states.test.tsx > “desktop instructions” in * and * is accessible, named and fits ×4',
    ],
  },
  {
    id: '2.17',
    text: 'Instructions follow for the phone app, ending with connecting.',
    shownBy: [
      'tests/component/connect/getPages.test.tsx > phone instructions end with connecting, extension instructions with a fresh page',
      'tests/component/connect/ConnectDialog.states.test.tsx > “phone instructions” in * and * is accessible, named and fits ×4',
    ],
  },
  {
    id: '2.18',
    text: 'A wallet that is not ready says that it is not installed or unsupported, and can be installed or got.',
    shownBy: [
      'tests/unit/connect/connectMessage.test.ts > a wallet that cannot work here says why, and where it does: * ×8',
      'tests/component/connect/unsupported.test.tsx > in * a wallet that cannot work here says so in the list, and its page says why and what would ×3',
      'tests/component/connect/ConnectDialog.states.test.tsx > “not installed” in * and * is accessible, named and fits ×6',
      'tests/component/connect/ConnectDialog.test.tsx > a wallet that is not on this device can be got while it is asked',
      'tests/e2e/metaMaskSession.test.ts > MetaMask that was removed between two visits ends the session, and can be got again',
    ],
  },
  {
    id: '2.19',
    text: 'A connection that failed can be tried again with a button.',
    shownBy: [
      'tests/component/connect/ConnectDialog.test.tsx > a failure of class * is told in its own words, with a retry ×13',
      'tests/component/connect/ConnectQr.test.tsx > a failure takes the code away and offers a retry',
      'tests/e2e/refusals.test.ts > a wallet that says no is told, and a retry asks it again',
      'tests/e2e/metaMask.test.ts > MetaMask’s no is told, and a retry opens its window again',
    ],
  },
  {
    id: '2.20',
    text: 'On a phone the connect dialog is a list of wallets.',
    shownBy: [
      'tests/component/connect/ConnectDialog.test.tsx > on a phone the wallets are tiles under their short names',
      'tests/component/ui/Dialog.size.test.tsx > on a phone it is a sheet at the bottom',
      'tests/unit/wallets/walletFields.test.ts > in a wallet’s own browser on a phone that wallet comes first',
    ],
  },
  {
    id: '2.21',
    text: 'On a phone there is a page with wallets to get, each leading to the store of its system.',
    shownBy: [
      'tests/component/connect/getPages.test.tsx > getting a wallet on a phone leads to the store of its system',
      'tests/component/connect/ConnectDialog.states.test.tsx > “get” in mobile and * is accessible, named and fits ×2',
    ],
  },
  {
    id: '2.22',
    text: 'On a phone there is a page that stands while the wallet is asked, and tells what went wrong.',
    shownBy: [
      'tests/component/connect/phone.test.tsx > on a phone, the wallet that is asked has a page of its own',
      'tests/component/connect/phone.test.tsx > on a phone, a failure is told in its own words, with a retry',
      'tests/component/connect/ConnectDialog.states.test.tsx > “asking” in mobile and * is accessible, named and fits ×2',
      'tests/component/connect/ConnectDialog.states.test.tsx > “failed” in mobile and * is accessible, named and fits ×2',
    ],
  },
  {
    id: '2.23',
    text: 'The account dialog shows the name, or the shortened address.',
    shownBy: [
      'tests/component/account/AccountDialog.test.tsx > an account without a name is shown by its shortened address, whole below it',
      'tests/component/account/AccountDialog.test.tsx > a name takes the place of the shortened address; the whole one stays below it',
    ],
  },
  {
    id: '2.24',
    text: 'The account dialog shows the avatar.',
    shownBy: [
      'tests/component/account/AccountDialog.test.tsx > the avatar in * is * wide, and is drawn where there is no image ×2',
    ],
  },
  {
    id: '2.25',
    text: 'The account dialog shows the balance.',
    shownBy: [
      'tests/component/account/AccountDialog.test.tsx > the balance is exact, with its symbol and its network: * ×3',
    ],
  },
  {
    id: '2.26',
    text: 'The account dialog copies the address, and says so for 1500 ms.',
    shownBy: [
      'tests/component/account/AccountDialog.test.tsx > copying takes the whole address, and confirms it for 1500 ms',
    ],
  },
  {
    id: '2.27',
    text: 'The account dialog disconnects.',
    shownBy: [
      'tests/component/account/AccountDialog.test.tsx > disconnecting and closing are said as such, with the keyboard alone',
      'tests/e2e/journey.test.ts > a visitor connects, reads the account, switches and disconnects',
    ],
  },
  {
    id: '2.28',
    text: "The network dialog lists the host's chains and marks the current one as connected.",
    shownBy: [
      'tests/component/network/NetworkDialog.test.tsx > the chains stand in the host’s order, the current one marked as connected',
    ],
  },
  {
    id: '2.29',
    text: 'While it switches, the network dialog shows that the wallet has to confirm.',
    shownBy: [
      'tests/component/network/NetworkDialog.test.tsx > the chain that is asked for waits for the wallet, and is not asked for twice',
      'tests/e2e/refusals.test.ts > while a switch is asked for, its row says so',
    ],
  },
  {
    id: '2.30',
    text: 'On an unsupported chain the network dialog says so and offers to disconnect.',
    shownBy: [
      'tests/component/network/NetworkDialog.test.tsx > a wallet on another network is told so, and can choose or disconnect',
      'tests/component/network/NetworkDialog.test.tsx > on a network of the app nothing is wrong, and there is no disconnect',
    ],
  },
]
