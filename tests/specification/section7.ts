import type { Requirement } from './Requirement'

/**
 * The calls it makes. No calls of the product to a backend of its own are
 * specified.
 *
 * @see specification, section 7
 */
export const section7: readonly Requirement[] = [
  {
    id: '7.1',
    text: 'A switch is asked of the wallet with the id of the chain.',
    shownBy: [
      'tests/component/engine/switchChain.test.ts > a switch is carried out: the wallet is on the chain, and it is settled',
      'tests/component/testWallet/installTestWallet.test.ts > it switches to chains it knows, says so, and knows no others',
      'tests/e2e/metaMaskNetworks.test.ts > MetaMask on a network that the page does not run on is told, and the way back leads there',
    ],
  },
  {
    id: '7.2',
    text: 'A disconnection is asked of the wallet.',
    shownBy: [
      'tests/component/engine/watchConnection.test.ts > a disconnection is carried out, told, and undone in the wallet',
      'tests/e2e/metaMaskSession.test.ts > disconnecting takes the permission back, and a reload stays disconnected',
    ],
  },
  {
    id: '7.3',
    text: 'The ENS name of the address is read.',
    shownBy: [
      'tests/unit/names/readEns.test.ts > an address is shown by its primary name, with its avatar',
      'tests/unit/names/readEns.test.ts > an address without a name has neither',
    ],
  },
  {
    id: '7.4',
    text: 'The ENS avatar is read.',
    shownBy: [
      'tests/unit/names/readEns.test.ts > an address is shown by its primary name, with its avatar',
      'tests/unit/names/readEns.test.ts > an avatar that cannot be had costs the avatar and not the name',
    ],
  },
  {
    id: '7.5',
    text: 'The balance of the address is read.',
    shownBy: [
      'tests/component/engine/balance.test.ts > the balance of the connected account is told as the chain has it',
      'tests/component/engine/balance.test.ts > a balance that changes is told by itself',
    ],
  },
  {
    id: '7.5b',
    text: 'The balance is read where it is shown, once per block, and nowhere else.',
    shownBy: [
      'tests/e2e/balance.test.ts > on a phone nobody asks for the balance, but the account dialog, once, and for as long as it is open',
      'tests/e2e/balance.test.ts > a large screen shows the balance, and asks for it once per block',
      'tests/e2e/balance.test.ts > a button says for itself at which widths it shows the balance',
      'tests/e2e/balance.test.ts > a button out of the window asks for nothing until it is scrolled back',
      'tests/e2e/balance.test.ts > a page that reads the balance itself has it fetched, whatever its button shows',
      'tests/unit/app/balanceReader.test.ts > * ×5',
      'tests/component/engine/balance.test.ts > a balance that is shown nowhere is not asked for',
      'tests/component/engine/balance.test.ts > a second place that shows it asks nothing more, and the last to hide it ends the asking',
      'tests/component/engine/balance.test.ts > a page that nobody looks at asks nothing',
      'tests/component/engine/balance.test.ts > a page that is seen again asks at once',
      'tests/component/engine/transactions.test.ts > the balance is fetched anew as soon as a transaction is confirmed',
    ],
  },
  {
    id: '7.6',
    text: 'Wallets are opened by deep links that a QR code or a tap on the phone carries.',
    shownBy: [
      'tests/e2e/phone.test.ts > on * > the tap on a wallet opens its app with a code, and what it approves connects ×2',
      'tests/e2e/phoneCodes.test.ts > without a code at hand a link follows the tap, and says what another tap does',
      'tests/component/connect/qrContent.test.tsx > the code of * carries its own link with the pairing URI ×2',
      'tests/component/connect/ConnectQr.test.tsx > on a phone the wallet is opened by a link with the encoded URI',
      'tests/unit/wallets/catalogue.test.ts > Android is given the pairing URI itself for Rainbow, so that it can ask which app',
    ],
  },
  {
    id: '7.7',
    text: 'Links of MetaMask and Rainbow carry the pairing URI as an encoded parameter.',
    shownBy: [
      'tests/e2e/phone.test.ts > on * > MetaMask is opened by its own link, with the code encoded ×2',
      'tests/unit/wallets/catalogue.test.ts > Rainbow and MetaMask links carry the pairing URI as one encoded parameter',
    ],
  },
  {
    id: '7.8',
    text: 'Chains are asked over HTTP unless the host says otherwise.',
    shownBy: [
      'tests/component/engine/chainNumbers.test.ts > a chain is asked over HTTP: at its public address, or where the host says',
    ],
  },
  {
    id: '7.9',
    text: 'The name service is asked with GET on resolve-ens, with the address as a query parameter.',
    shownBy: [
      'tests/unit/names/readNameService.test.ts > the request is a GET for the address, with the key in a header',
    ],
  },
  {
    id: '7.10',
    text: 'The name stands in data.data of the answer.',
    shownBy: [
      'tests/unit/names/readNameService.test.ts > the name is read from data.data',
      'tests/unit/names/readNameService.test.ts > an answer of * holds no name ×11',
    ],
  },
  {
    id: '7.11',
    text: 'The name service is given an API key in a header.',
    shownBy: [
      'tests/unit/names/readNameService.test.ts > the request is a GET for the address, with the key in a header',
      'tests/unit/names/readNameService.test.ts > a wrong key is refused',
    ],
  },
  {
    id: '7.12',
    text: 'A name service that fails, whichever way, leaves the address shown.',
    shownBy: [
      'tests/e2e/names.test.ts > a name service that answers * leaves the address shown, and is asked anew by the next page ×5',
      'tests/unit/names/readNameService.test.ts > a service that answers * is asked twice, then given up ×4',
      'tests/unit/names/readNameService.test.ts > an answer is waited for ten seconds where nothing else is said',
      'tests/e2e/names.test.ts > a name service that is slow leaves the address shown until its answer is here',
      'tests/component/engine/profile.test.ts > a service that is not there costs the name and nothing else',
    ],
  },
  {
    id: '7.12b',
    text: 'A name that was found is fresh for ten minutes, and known beyond a reload for three hours.',
    shownBy: [
      'tests/unit/names/resolveProfile.test.ts > an answer is fresh for ten minutes',
      'tests/unit/names/resolveProfile.test.ts > a name that was found is known beyond a reload, for three hours',
      'tests/unit/names/resolveProfile.test.ts > that there is no name, or no answer, is not kept beyond a reload',
      'tests/unit/names/storedProfile.test.ts > * ×15',
      'tests/e2e/names.test.ts > a name that was found is there after a reload, and nobody is asked for it again',
    ],
  },
  {
    id: '7.13',
    text: 'A wallet is paired through WalletConnect by the code that it scans.',
    shownBy: [
      'tests/e2e/walletConnect.test.ts > a phone that scans the code is connected, with its own account and the wallet that was chosen',
    ],
  },
  {
    id: '7.13b',
    text: 'It does so through one client for the whole page, made when the first wallet needs it.',
    shownBy: [
      'tests/e2e/walletConnect.test.ts > one client serves every wallet of the page, whichever are chosen, and the next session',
      'tests/e2e/walletConnect.test.ts > no relay is spoken to before a wallet that needs it is chosen',
    ],
  },
  {
    id: '7.14',
    text: 'A paired wallet signs, is switched from both sides, and is taken up again after a reload.',
    shownBy: [
      'tests/e2e/walletConnect.test.ts > what the page sends is signed on the phone',
      'tests/e2e/walletConnect.test.ts > page and phone follow each other to another chain',
      'tests/e2e/walletConnect.test.ts > a reload keeps the phone, and still answers to the name that was chosen',
    ],
  },
  {
    id: '7.15',
    text: 'A paired wallet is disconnected from both sides.',
    shownBy: [
      'tests/e2e/walletConnect.test.ts > the page disconnects the phone',
      'tests/e2e/walletConnect.test.ts > the phone disconnects the page, which can be connected again',
    ],
  },
  {
    id: '7.16',
    text: 'A wallet that says no, or a relay that cannot be reached, is told, and can be tried again.',
    shownBy: [
      'tests/e2e/walletConnect.test.ts > a phone that says no is told, and a new code can be had',
      'tests/e2e/relayFaults.test.ts > a relay that is down is told, and a retry finds it when it is back',
      'tests/e2e/relayFaults.test.ts > a relay that takes everything and says nothing is told within the limit',
    ],
  },
  {
    id: '7.17',
    text: 'On a phone one code is made when the list is shown, and is renewed, used or given up without a trace.',
    shownBy: [
      'tests/e2e/phoneCodes.test.ts > one client makes one code, when the list is shown and not before',
      'tests/e2e/phoneCodes.test.ts > a code that grows old while the list is shown gives way to a new one',
      'tests/e2e/phoneCodes.test.ts > a code that nobody has used is given up without a word when the list closes',
      'tests/e2e/walletConnect.test.ts > no relay is spoken to before a wallet that needs it is chosen',
    ],
  },
  {
    id: '7.18',
    text: 'An app that is not installed can be had from the store of the system; one that opened is not offered there.',
    shownBy: [
      'tests/e2e/phone.test.ts > on * > a wallet that is not installed can be had from the store ×2',
      'tests/e2e/phone.test.ts > on * > a wallet that has opened is not offered in the store ×2',
    ],
  },
  {
    id: '7.19',
    text: 'A page that the phone has dropped while its visitor was in the app goes on where it was.',
    shownBy: [
      'tests/e2e/phoneAnswers.test.ts > a page that the phone drops meanwhile is connected by an app that * ×2',
      'tests/e2e/phoneAnswers.test.ts > a page that the phone drops while the app says no tells so',
      'tests/e2e/phoneAnswers.test.ts > a relay that is lost while the visitor is in the app brings the approval when it is back',
    ],
  },
  {
    id: '7.20',
    text: 'The app that was opened is opened again for what is asked later, until the visitor leaves.',
    shownBy: [
      'tests/e2e/phoneAnswers.test.ts > the app is remembered for what is asked later, until the visitor leaves',
    ],
  },
  {
    id: '7.21',
    text: 'An approval that comes late connects while its code holds, and nobody after that.',
    shownBy: ['tests/e2e/lateApprovals.test.ts > * ×3'],
  },
  {
    id: '7.22',
    text: 'What a paired wallet refuses is told, and can be asked for again.',
    shownBy: [
      'tests/e2e/scannedRefusals.test.ts > * ×3',
      'tests/e2e/phoneAnswers.test.ts > an app that says no is told, and the tap on a retry opens it again',
    ],
  },
  {
    id: '7.23',
    text: 'A paired session ends once, however and in whichever tab its end is heard.',
    shownBy: ['tests/e2e/sessionEnds.test.ts > * ×6'],
  },
  {
    id: '7.24',
    text: 'What was sent lately is listed in the account dialog, live, in every tab and beyond a reload, until it is cleared.',
    shownBy: [
      'tests/e2e/transactions.test.ts > what one tab sends is listed and followed in another, and cleared in both',
      'tests/e2e/transactions.test.ts > a pending gift is still pending after a reload, and confirmed when its block comes',
      'tests/e2e/transactions.test.ts > a gift that another transaction took the place of is replaced; one that the chain turns down has failed',
      'tests/component/account/RecentTransactions.test.tsx > * ×13',
      'tests/unit/transactions/transactionStore.test.ts > * ×22',
    ],
  },
  {
    id: '7.25',
    text: 'A host sends through the page’s wallet, or adds what it has sent itself; both are checked, recorded and told.',
    shownBy: [
      'tests/component/app/transactions.test.tsx > * ×9',
      'tests/unit/transactions/checkTransactionToAdd.test.ts > * ×21',
      'tests/e2e/sendTransaction.test.ts > * ×3',
    ],
  },
]
