import type { Requirement } from './Requirement'

/**
 * Defects of the best-known kit, beaten. Not of the specification: what users
 * of the best-known kit trip over. Here it must not happen.
 *
 * @see the reference behaviour, section 25
 */
export const sectionOfDefects: readonly Requirement[] = [
  {
    id: 'D1',
    text: "The button's place is held from the first paint, on a server as well: nothing on the page moves when it comes.",
    shownBy: [
      'tests/unit/host/serverRender.test.tsx > a page that is rendered on a server holds the button’s place from the first paint',
      'tests/component/host/WalletdockBoundary.test.tsx > while loading, a button of the real one’s height holds the place',
      'tests/component/host/StandIn.test.tsx > it is as large as the real button, and looks the same',
      'tests/e2e/serverRendered.test.ts > under style-src none, what a server has drawn has the real button’s place, size and colour, and nothing moves when that comes',
      'tests/e2e/serverRendered.test.ts > under style-src none, the retry that takes the place of what a server has drawn is styled and as high',
      'tests/component/button/ConnectButtonView.test.tsx > pending, it holds its place and cannot be reached',
      'tests/component/button/ConnectButtonView.test.tsx > the balance arrives without moving anything',
    ],
  },
  {
    id: 'D2',
    text: 'A host that hides the chain selector does not hide the way out of a wrong network.',
    shownBy: [
      'tests/component/button/ChainButton.test.tsx > on a wrong network there is a way out in words, hidden or not, marked or not, * wide ×2',
    ],
  },
  {
    id: 'D3',
    text: 'Small balances are not misprinted, and numbers follow the language of the sentences.',
    shownBy: [
      'tests/unit/ui/formatBalance.test.ts > * is dust, not nothing and not scientific ×3',
      'tests/unit/ui/formatBalance.test.ts > digits that a number could not hold are not rounded up',
      'tests/unit/ui/formatBalance.test.ts > numbers are written in the language of the sentences',
    ],
  },
  {
    id: 'D4',
    text: 'A broken avatar gives way to a drawn one.',
    shownBy: [
      'tests/component/ui/parts.test.tsx > an avatar whose image is broken falls back to its own drawing, in the same size',
    ],
  },
  {
    id: 'D5',
    text: 'Names and avatars are found where mainnet is no chain of the host, and without a key.',
    shownBy: [
      'tests/unit/names/readEns.test.ts > an address is shown by its primary name, with its avatar',
      'tests/unit/names/resolveProfile.test.ts > when the service fails, ENS is asked for the name',
      'tests/unit/names/resolveProfile.test.ts > a service’s name is shown only when ENS leads from it to the address',
    ],
  },
  {
    id: 'D6',
    text: 'A code that is on its way is seen to be, its link can be copied, and what fails can be tried again.',
    shownBy: [
      'tests/component/connect/ConnectQr.test.tsx > in * the code is * wide, and its place is held before it comes ×2',
      'tests/component/connect/ConnectQr.test.tsx > the copied link is the pairing URI itself',
      'tests/component/connect/ConnectQr.test.tsx > a failure takes the code away and offers a retry',
    ],
  },
  {
    id: 'D6b',
    text: 'A code that has expired says so and gives way to a new one.',
    shownBy: [
      'tests/unit/engine/pairingExpiry.test.ts > a code expires when it says so',
      'tests/unit/engine/withPairing.test.ts > a code that nobody has scanned in time ends the attempt as timed out',
      'tests/component/connect/codeExpiry.test.tsx > a code says how long it may still be scanned, second by second',
      'tests/component/connect/codeExpiry.test.tsx > a code that has expired is taken away and told, and a new one can be had',
      'tests/e2e/walletConnect.test.ts > a phone that says no is told, and a new code can be had',
      'tests/e2e/pairing.test.ts > a code that has expired is told, and a new one can be had',
    ],
  },
  {
    id: 'D7',
    text: 'Back never surprises: no page that was not seen, no page left out, no wallet that cannot be chosen again.',
    shownBy: [
      'tests/unit/session/back.test.ts > back > from a wallet that was looked at leads to the list, where it can be chosen again',
      'tests/unit/session/back.test.ts > back > forgets a page that was left: GET does not come back by itself',
      'tests/unit/session/back.test.ts > back > from a page far inside leads all the way out',
      'tests/unit/session/walk.test.ts > at every state of * > BACK leads where the table says ×6',
      'tests/component/connect/ConnectDialog.test.tsx > choosing a wallet says so, and a chosen one can be chosen again',
    ],
  },
  {
    id: 'D8',
    text: 'On a phone failures are told, and announced wallets are listed.',
    shownBy: [
      'tests/component/connect/phone.test.tsx > on a phone, a failure is told in its own words, with a retry',
      'tests/unit/wallets/walletFields.test.ts > in a wallet’s own browser on a phone that wallet comes first',
      'tests/unit/wallets/listWallets.test.ts > on a phone (*) a stranger is listed too, and first ×2',
    ],
  },
  {
    id: 'D9',
    text: 'A switch that failed is told, with its reason and what to do.',
    shownBy: [
      'tests/e2e/refusals.test.ts > a switch that the wallet refuses closes the dialog and is told near the button',
      'tests/e2e/metaMaskNetworks.test.ts > a switch that waits since before a reload is told as waiting, and its answer counts',
      'tests/unit/button/noticeOf.test.ts > * ×5',
      'tests/e2e/switchFailures.test.ts > * ×16',
      'tests/e2e/ownButton.test.ts > * ×6',
    ],
  },
  {
    id: 'D10',
    text: 'Every dialog is named, every control is reached by keyboard, and who wants things still has them still.',
    shownBy: [
      'tests/e2e/accessible.test.ts > no state has an accessibility violation, * ×2',
      'tests/e2e/accessible.test.ts > the whole journey by keyboard: each dialog is named, holds the focus and gives it back',
      'tests/component/connect/keyboard.test.tsx > * ×3',
      'tests/component/theme/schemes.test.tsx > for a visitor who wants things still, dialogs only fade',
    ],
  },
  {
    id: 'D10b',
    text: 'Sentences are translated, and written from right to left where the language is.',
    shownBy: [
      'tests/unit/app/language.test.ts > a visitor who wants * is spoken to in * ×16',
      'tests/unit/app/language.test.ts > English is there at once, another language when it has come',
      'tests/unit/app/language.test.ts > the tag * gets the language * ×11',
      'tests/unit/messages/languages.test.ts > * ×129',
      'tests/e2e/language.test.ts > a visitor who reads Arabic > is spoken to in Arabic, from right to left, from the first word to the last',
      'tests/component/ui/parts.test.tsx > what points back points the other way from right to left',
    ],
  },
  {
    id: 'D11',
    text: 'A transaction that takes long stays pending; it is not called failed.',
    shownBy: [
      'tests/e2e/transactions.test.ts > a slow gift stays pending for an hour, and is never called failed',
      'tests/component/engine/transactions.test.ts > a slow transaction stays pending, and is confirmed when it comes',
      'tests/component/engine/replaced.test.ts > * ×4',
    ],
  },
  {
    id: 'D12',
    text: 'The sign-in has no dead ends: what fails can be tried again, on any chain, with a fresh nonce.',
    shownBy: [
      'tests/e2e/signIn.test.ts > a nonce that cannot be had is told, and fetched again',
      'tests/e2e/signInAgain.test.ts > a click brings the form when * ×6',
      'tests/e2e/signInAgain.test.ts > a click brings the wallets, and a choice the form, when * ×6',
      'tests/e2e/signIn.test.ts > a signature that the server does not take is told, and the next one has a fresh nonce',
      'tests/e2e/signIn.test.ts > a wallet on a foreign chain signs in like any other',
      'tests/unit/session/walkSignIn.test.ts > there is a way from everywhere to being signed in',
    ],
  },
  {
    id: 'D13',
    text: 'A missing project id is told on every machine alike, and no other id takes its place.',
    shownBy: [
      'tests/unit/app/checkConfig.test.ts > a project id that is missing is missed on every machine alike',
      'tests/unit/wallets/checkWallets.test.ts > the default list refuses the project id * ×3',
      'tests/unit/app/checkConfig.test.ts > whatever else a host has set is kept',
    ],
  },
  {
    id: 'D14',
    text: "Styles need no style element and no stylesheet of the host's, and dialogs lie above everything.",
    shownBy: [
      'tests/component/theme/strictPolicy.test.ts > where no style is allowed and types are trusted, everything is dressed',
      'tests/e2e/strictPolicy.test.ts > with style-src none our part is styled all the same',
      'tests/e2e/noncePolicy.test.ts > * ×8',
      'tests/component/theme/isolation.test.tsx > our rules stay with us: no style element, no class that the page shares',
      'tests/e2e/guest.test.ts > a host header at the highest z-index lies below our dialog',
    ],
  },
  {
    id: 'D15',
    text: 'What a page shares it shares on purpose: one session for all providers, held in one place.',
    shownBy: [
      'tests/e2e/language.test.ts > a host decides the language of its page, in one download',
      'tests/component/app/WalletProvider.test.tsx > several providers on one page share one session',
      'tests/component/app/mount.test.ts > two buttons of one page show the same wallet',
      'tests/component/app/WalletProvider.test.tsx > a provider that goes and comes again finds the session as it was',
    ],
  },
  {
    id: 'D16',
    text: 'Before a visitor taps, no wallet is asked, no socket is opened and no wallet library comes.',
    shownBy: [
      'tests/e2e/walletConnect.test.ts > no relay is spoken to before a wallet that needs it is chosen',
      'tests/e2e/beforeTheTap.test.ts > before the first tap nothing is asked of anyone but the two origins, and no wallet library comes',
      'tests/component/app/untouched.test.tsx > before a visitor acts, no wallet is asked and nothing is stored',
    ],
  },
  {
    id: 'D17',
    text: 'At most three wallets are remembered as recent, after they have connected; the latest one is forgotten on disconnect.',
    shownBy: [
      'tests/unit/app/recentWallets.test.ts > the three wallets that connected last are recent, the latest first, each once',
      'tests/unit/app/recentWallets.test.ts > a wallet that rejects stays the latest',
      'tests/unit/app/recentWallets.test.ts > the latest wallet is kept while connected, and removed by a disconnection',
    ],
  },
  {
    id: 'D18',
    text: 'wagmi 3 is what the page shares and what drives the wallet.',
    shownBy: [
      'tests/contract/remote.test.ts > the contract says what a host may load and what its page must bring',
      'tests/contract/remote.test.ts > the entry brings no federation runtime, and offers the page no library of ours',
      'tests/component/engine/adoptedConfig.test.ts > the host’s config is driven, and there is no second one',
      'tests/e2e/wagmi.test.ts > *, that one runs the connection: one copy is fetched, and every error is of its classes ×3',
    ],
  },
  {
    id: 'D30',
    text: 'A wallet that takes another’s name, rdns or place is marked, and the real one is asked.',
    shownBy: [
      'tests/unit/wallets/judgeAnnounced.test.ts > * ×9',
      'tests/unit/wallets/announcedStrangers.test.ts > * ×38',
      'tests/component/engine/impostors.test.ts > * ×7',
      'tests/e2e/spoofing.test.ts > where one is clearly right it keeps its row, and a wallet that copies its name, its uuid or its rdns is marked',
      'tests/e2e/spoofing.test.ts > two wallets under MetaMask’s name are both listed and marked, and the one that is tapped is asked',
    ],
  },
  {
    id: 'D31',
    text: 'Names, icons and links of strangers do nothing but be shown and followed.',
    shownBy: [
      'tests/unit/wallets/announcedLooks.test.ts > * ×64',
      'tests/unit/wallets/safeLinks.test.ts > * ×31',
      'tests/e2e/spoofing.test.ts > crafted icons do nothing under a strict policy: no request leaves, no script runs, a mark is drawn instead',
      'tests/e2e/deepLinks.test.ts > * ×2',
    ],
  },
  {
    id: 'D32',
    text: 'Nonsense of wallets, nodes, relays and announcements, and their news in any order, leave page and session alive.',
    shownBy: [
      'tests/component/engine/eventOrder.test.ts > * ×2',
      'tests/component/engine/nonsense.test.ts > * ×3',
      'tests/e2e/nonsense.test.ts > * ×2',
      'tests/unit/platform/announcedWallets.test.ts > whatever is announced, only strings and what can be asked get through and nothing is thrown',
    ],
  },
]
