import type { Requirement } from './Requirement'

/**
 * Business constants and limits. No limits of the product's own are specified.
 *
 * @see specification, section 9
 */
export const section9: readonly Requirement[] = [
  {
    id: '9.1',
    text: 'A copied address is confirmed for 1500 ms.',
    shownBy: [
      'tests/component/account/AccountDialog.test.tsx > copying takes the whole address, and confirms it for 1500 ms',
    ],
  },
  {
    id: '9.2',
    text: 'At most 5 wallets are offered to get on a desktop.',
    shownBy: [
      'tests/component/connect/getPages.test.tsx > in wide at most 5 wallets are offered to get',
      'tests/component/connect/getPages.test.tsx > in compact at most 5 wallets are offered to get',
    ],
  },
  {
    id: '9.3',
    text: 'At most 3 wallets are offered to get on a phone.',
    shownBy: [
      'tests/component/connect/getPages.test.tsx > in mobile at most 3 wallets are offered to get',
    ],
  },
  {
    id: '9.4',
    text: 'The connect dialog is at most 468 pixels high in compact.',
    shownBy: [
      'tests/component/ui/Dialog.size.test.tsx > connect in compact is 368 wide and at most 468 high',
      'tests/e2e/dialogHeights.test.ts > the connect dialog is at most 504 pixels high, and 468 in a window that is too narrow for it',
    ],
  },
  {
    id: '9.5',
    text: 'The connect dialog is at most 504 pixels high in wide.',
    shownBy: [
      'tests/component/ui/Dialog.size.test.tsx > connect in wide is 720 wide and at most 504 high',
      'tests/component/connect/ConnectDialog.test.tsx > the list is at least 287 wide beside the step, and the dialog at most 504 high',
      'tests/e2e/dialogHeights.test.ts > the connect dialog is at most 504 pixels high, and 468 in a window that is too narrow for it',
    ],
  },
  {
    id: '9.6',
    text: 'The QR code has 318 pixels in compact.',
    shownBy: [
      'tests/component/connect/ConnectQr.test.tsx > in compact the code is 318 wide, and its place is held before it comes',
      'tests/component/connect/ConnectQr.sizes.test.tsx > in a compact dialog in a window of * by * the code has * pixels, the rest scrolls, and a decoder reads it ×7',
      'tests/e2e/pairing.test.ts > the code has 382 pixels, 280 at least in a low window, and 318 in a narrow one',
    ],
  },
  {
    id: '9.7',
    text: 'The QR code has 280 to 382 pixels otherwise.',
    shownBy: [
      'tests/component/connect/ConnectQr.test.tsx > in wide the code is 382 wide, and its place is held before it comes',
      'tests/component/connect/ConnectQr.test.tsx > in a low window the code shrinks to 280, and its link stays in sight',
      'tests/component/connect/ConnectQr.sizes.test.tsx > in a wide dialog in a window of * by * the code has * pixels, and a decoder reads it ×6',
      'tests/e2e/pairing.test.ts > the code has 382 pixels, 280 at least in a low window, and 318 in a narrow one',
    ],
  },
  {
    id: '9.8',
    text: 'The id of Base is 8453.',
    shownBy: [
      'tests/component/engine/chainNumbers.test.ts > a host that names no network is on Base, 8453, in the rhythm of its blocks of 2000 ms',
    ],
  },
  {
    id: '9.9',
    text: 'A block of Base takes 2000 ms.',
    shownBy: [
      'tests/e2e/network.test.ts > a page whose host names no network is on Base, and looks once per block of 2000 ms',
      'tests/component/engine/chainNumbers.test.ts > a host that names no network is on Base, 8453, in the rhythm of its blocks of 2000 ms',
    ],
  },
  {
    id: '9.10',
    text: 'A preconfirmation takes 200 ms in the variant.',
    shownBy: [
      'tests/e2e/network.test.ts > where the setting asks for preconfirmations, a page sees them sooner than the next block',
      'tests/component/engine/chainNumbers.test.ts > the network base-preconf is the same chain, asked for what comes within 200 ms',
    ],
  },
  {
    id: '9.11',
    text: 'The network is selected by a setting of the environment, and is Base by default.',
    shownBy: [
      'tests/e2e/network.test.ts > * ×2',
      'tests/contract/network.test.ts > * ×10',
      'tests/unit/start/settings.test.ts > nothing set is the base network on the usual ports',
      'tests/unit/start/settings.test.ts > every setting is taken as given',
      'tests/unit/app/checkConfig.test.ts > a host that says nothing about chains gets Base',
      'tests/unit/app/checkConfig.test.ts > a host can ask for the preconfirmed Base',
      'tests/component/engine/chainNumbers.test.ts > a host that names no network is on Base, 8453, in the rhythm of its blocks of 2000 ms',
    ],
  },
  {
    id: '9.12',
    text: 'The latest wallet is stored under the key rk-latest-id.',
    shownBy: [
      'tests/component/app/latestWallet.test.ts > the browser keeps the wallet that was chosen last under rk-latest-id, until the visitor leaves',
    ],
  },
]
