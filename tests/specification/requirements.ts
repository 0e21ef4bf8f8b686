/**
 * What must be true of the product: the specification in our own words, section by section, then the defects to beat.
 * A test shows a requirement when its title carries the id: `test('the dialog closes on disconnect [4.11]', …)`.
 */
export const requirements: Readonly<Record<string, string>> = {
  // The product: a federated remote, and a sample host that loads it.
  C1: 'It is a Module Federation remote: an entry, its modules, and what each needs of a page.',
  C2: 'Remote and host run on one React and, where the host has one, on one wagmi.',
  C3: 'Hosts load it at run time: another release needs no build of theirs, and its absence breaks no page.',
  C4: 'A sample host reads the state of the connection through an exposed hook.',
  C5: 'It is made with React 19, wagmi 3, viem, emotion and rspack.',
  C6: 'The top level is fixed: settings, README, sources, sample host and tests.',

  // Section 1: what the product does, and for whom.
  '1.1': 'A visitor with a crypto wallet can connect it.',
  '1.2':
    'A connected visitor sees the address, or the name and avatar that it leads to.',
  '1.3': 'A connected visitor sees the balance.',
  '1.4': 'A connected visitor can go from one network to another.',
  '1.5': 'A connected visitor can disconnect.',

  // Section 2: screens, and what each shows.
  '2.1':
    "The product has no pages of its own: it is a button that a host's page loads, with three dialogs.",
  '2.2': 'A visitor without a wallet sees a button with a connect label.',
  '2.3':
    'A connected visitor sees a chain selector that leads to the network dialog.',
  '2.4':
    'Beside it stands an account button with balance, avatar and address or name.',
  '2.5':
    'On a chain that the host does not support, the chain selector is its wrong-network variant.',
  '2.6': 'Large screens show the balance by default, small ones do not.',
  '2.7':
    'Large screens show the chain button in full, small ones its icon only.',
  '2.8':
    'On a desktop the connect dialog lists wallets in groups such as Recommended, Popular and Installed.',
  '2.9': 'Beside the list there is an introduction to wallets.',
  '2.10': 'A page tells more about wallets.',
  '2.11': 'A page offers wallets to get.',
  '2.12': 'A page shows a QR code to scan with the wallet.',
  '2.13':
    'A page offers the ways to get a wallet: extension, desktop app, phone app.',
  '2.14': "A page brings the wallet's app to the phone.",
  '2.15': 'Instructions follow for the extension, ending with a fresh page.',
  '2.16': 'Instructions follow for the desktop app.',
  '2.17': 'Instructions follow for the phone app, ending with connecting.',
  '2.18':
    'A wallet that is not ready says that it is not installed or unsupported, and can be installed or got.',
  '2.19': 'A connection that failed can be tried again with a button.',
  '2.20': 'On a phone the connect dialog is a list of wallets.',
  '2.21':
    'On a phone there is a page with wallets to get, each leading to the store of its system.',
  '2.22':
    'On a phone there is a page that stands while the wallet is asked, and tells what went wrong.',
  '2.23': 'The account dialog shows the name, or the shortened address.',
  '2.24': 'The account dialog shows the avatar.',
  '2.25': 'The account dialog shows the balance.',
  '2.26': 'The account dialog copies the address, and says so for 1500 ms.',
  '2.27': 'The account dialog disconnects.',
  '2.28':
    "The network dialog lists the host's chains and marks the current one as connected.",
  '2.29':
    'While it switches, the network dialog shows that the wallet has to confirm.',
  '2.30':
    'On an unsupported chain the network dialog says so and offers to disconnect.',

  // Section 3: entities and their fields.
  '3.1': 'A wallet has an id, a name and, where that is long, a short name.',
  '3.2':
    'A wallet has an icon, the colour behind it and an accent, which is a hex colour.',
  '3.3':
    'A wallet has nine kinds of download: android, ios, mobile, qrCode, chrome, edge, firefox, opera, browserExtension.',
  '3.4':
    'Its instructions for QR code and extension name a page to learn more and ordered steps: install, create, scan, refresh.',
  '3.5': "A listed wallet has its group's name and place.",
  '3.6': 'A listed wallet says whether it is ready.',
  '3.7': 'A listed wallet says whether it is installed.',
  '3.8': 'A listed wallet says whether it was used recently.',
  '3.9': 'An account has its address, its ENS name and its ENS avatar.',
  '3.10':
    'A balance is given formatted, with its symbol and its decimals, and as it is displayed.',
  '3.11': 'An account says whether transactions are pending.',
  '3.12':
    'A chain is shown with its id, name, icon and the colour behind it, and whether it is unsupported.',
  '3.13': 'Base is defined: id 8453, Ether with 18 decimals.',
  '3.14': 'Base has a public RPC endpoint and a block explorer.',
  '3.15': 'There is a variant of Base whose preconfirmations take 200 ms.',
  '3.15b':
    'On that variant the effect of what was sent is visible sooner than plain Base makes a block, before its own block is sealed.',
  '3.16':
    'Safe, Rainbow, Coinbase, MetaMask and WalletConnect are offered, in one group named Popular.',
  '3.17':
    'Safe can be used inside a Safe frame, and is shown as unsupported elsewhere.',

  // Section 4: states and transitions.
  '4.1': 'The status is disconnected without a wallet.',
  '4.2':
    'The status is loading while a session is resumed, or while it is not known whether the visitor has signed in.',
  '4.3':
    'The status is unauthenticated when a wallet is connected whose owner has not signed in.',
  '4.4': 'Else the status of a connected wallet is connected.',
  '4.5':
    'The connect dialog is available when disconnected or unauthenticated.',
  '4.6':
    'The account dialog is available only when connected, on a wrong network as well.',
  '4.7': 'The network dialog is available only when connected.',
  '4.8': 'In no state a dialog is open that is not available.',
  '4.9':
    'All dialogs close on connect, but for the connect dialog of a visitor who has yet to sign in.',
  '4.10':
    'The connect dialog that stays open becomes the sign-in, and closing it disconnects.',
  '4.11': 'All dialogs close on disconnect.',
  '4.12':
    'Closing the connect dialog while a connection is in progress disconnects.',
  '4.13':
    'The connect dialog has nine steps, each reached where its layout has it: NONE, LEARN_COMPACT, GET, CONNECT, DOWNLOAD_OPTIONS, DOWNLOAD, INSTRUCTIONS_MOBILE, INSTRUCTIONS_EXTENSION, INSTRUCTIONS_DESKTOP.',
  '4.14': 'Back from NONE leads nowhere.',
  '4.15': 'Back from LEARN_COMPACT leads to NONE.',
  '4.16':
    'Back from GET leads to LEARN_COMPACT if the visitor came from there, else to NONE.',
  '4.17':
    'Back from CONNECT leads to NONE; beside a list that stays visible there is no way back.',
  '4.18':
    'Back from DOWNLOAD_OPTIONS leads to where the visitor came from: NONE, GET or CONNECT.',
  '4.19':
    'Back from DOWNLOAD leads to DOWNLOAD_OPTIONS if the wallet has that page, else to where the visitor came from.',
  '4.20':
    'Back from INSTRUCTIONS_EXTENSION leads to DOWNLOAD_OPTIONS if the wallet has that page, else to where the visitor came from.',
  '4.21':
    'Back from INSTRUCTIONS_DESKTOP leads to DOWNLOAD_OPTIONS if the wallet has that page, else to where the visitor came from.',
  '4.22': 'Back from INSTRUCTIONS_MOBILE leads to DOWNLOAD.',
  '4.23':
    'In every state that can be reached, back leads where that table says, and ends.',
  '4.24': 'An attempt that failed shows a retry, which asks the wallet anew.',
  '4.25': 'Switching marks the chain as waiting for the wallet.',
  '4.26':
    'The network dialog closes when the switch has succeeded, and when it has failed.',
  '4.27':
    'The id of the wallet that was selected last is kept under rk-latest-id.',
  '4.27b':
    'It is forgotten when the visitor leaves; whatever else is kept is kept under names of our own.',
  '4.27c':
    'Storage that is full, blocked or full of nonsense costs the memory of a visit and nothing else.',

  // Section 5: validation rules.
  '5.1': 'The wallet list must not be empty.',
  '5.2': 'Each group must contain wallets.',
  '5.3': 'An accent must be a hex colour.',
  '5.4': 'A project id for WalletConnect must be given.',
  '5.5': 'A chain whose id is 0 or less is rejected when it is configured.',
  '5.6': 'A chain with an invalid address is rejected when it is configured.',
  '5.7':
    'A fee cap above the greatest number of 256 bits is rejected when the chain is configured.',
  '5.8': 'A tip above the fee cap is rejected when the chain is configured.',
  '5.9':
    'A transaction whose chain id is 0 or less is rejected before a wallet is asked.',
  '5.10':
    'A transaction with an invalid address is rejected before a wallet is asked.',
  '5.11':
    'A transaction whose fee cap is above the greatest number of 256 bits is rejected before a wallet is asked.',
  '5.12':
    'A transaction whose tip is above its fee cap is rejected before a wallet is asked.',
  '5.13':
    'Blob hashes that have not 32 bytes, or not the right version, are rejected before a wallet is asked.',
  '5.14':
    'Storage keys that have not 32 bytes are rejected before a wallet is asked.',
  '5.15': "What is rejected is told under the names that viem's errors have.",

  // Section 6: roles and permissions. The only distinction is whether the visitor is connected.
  '6.1': 'What a visitor may do depends on the state of the connection alone.',

  // Section 7: integrations.
  '7.1': 'A switch is asked of the wallet with the id of the chain.',
  '7.2': 'A disconnection is asked of the wallet.',
  '7.3': 'The ENS name of the address is read.',
  '7.4': 'The ENS avatar is read.',
  '7.5': 'The balance of the address is read.',
  '7.5b':
    'The balance is read where it is shown, once per block, and nowhere else.',
  '7.6':
    'Wallets are opened by deep links that a QR code or a tap on the phone carries.',
  '7.7':
    'Links of MetaMask and Rainbow carry the pairing URI as an encoded parameter.',
  '7.8': 'Chains are asked over HTTP unless the host says otherwise.',
  '7.9':
    'The name service is asked with GET on resolve-ens, with the address as a query parameter.',
  '7.10': 'The name stands in data.data of the answer.',
  '7.11': 'The name service is given an API key in a header.',
  '7.12': 'A name service that fails, whichever way, leaves the address shown.',
  '7.12b':
    'A name that was found is fresh for ten minutes, and known beyond a reload for three hours.',
  '7.13': 'A wallet is paired through WalletConnect by the code that it scans.',
  '7.13b':
    'It does so through one client for the whole page, made when the first wallet needs it.',
  '7.14':
    'A paired wallet signs, is switched from both sides, and is taken up again after a reload.',
  '7.15': 'A paired wallet is disconnected from both sides.',
  '7.16':
    'A wallet that says no, or a relay that cannot be reached, is told, and can be tried again.',
  '7.17':
    'On a phone one code is made when the list is shown, and is renewed, used or given up without a trace.',
  '7.18':
    'An app that is not installed can be had from the store of the system; one that opened is not offered there.',
  '7.19':
    'A page that the phone has dropped while its visitor was in the app goes on where it was.',
  '7.20':
    'The app that was opened is opened again for what is asked later, until the visitor leaves.',
  '7.21':
    'An approval that comes late connects while its code holds, and nobody after that.',
  '7.22': 'What a paired wallet refuses is told, and can be asked for again.',
  '7.23':
    'A paired session ends once, however and in whichever tab its end is heard.',
  '7.24':
    'What was sent lately is listed in the account dialog, live, in every tab and beyond a reload, until it is cleared.',
  '7.25':
    'A host sends through the page’s wallet, or adds what it has sent itself; both are checked, recorded and told.',

  // Section 8: errors, empty and edge states.
  '8.1':
    'Thrown: "No projectId found", for every app must provide a WalletConnect projectId.',
  '8.2': 'Thrown: "No wallet list was provided".',
  '8.3': 'Thrown: "No wallets provided for group: {group}".',
  '8.4': 'Thrown: "Property iconAccent is not a hex value for wallet: {name}".',
  '8.5':
    'Thrown: "Chain not configured", when a chain is missing from the configuration.',
  '8.6': 'These errors reach the host that made the mistake, in those words.',
  '8.7':
    "A visitor on a wrong network is told by the button's label and by a notice in the dialog.",
  '8.8':
    'A visitor is told that a wallet is not installed or not available, and how to get it.',
  '8.9': 'A visitor is told of every kind of connection error, with a retry.',
  '8.10':
    'Everything that visitors are told stands in one place, typed, in English and in 20 other languages.',

  // Section 9: constants and limits.
  '9.1': 'A copied address is confirmed for 1500 ms.',
  '9.2': 'At most 5 wallets are offered to get on a desktop.',
  '9.3': 'At most 3 wallets are offered to get on a phone.',
  '9.4': 'The connect dialog is at most 468 pixels high in compact.',
  '9.5': 'The connect dialog is at most 504 pixels high in wide.',
  '9.6': 'The QR code has 318 pixels in compact.',
  '9.7': 'The QR code has 280 to 382 pixels otherwise.',
  '9.8': 'The id of Base is 8453.',
  '9.9': 'A block of Base takes 2000 ms.',
  '9.10': 'A preconfirmation takes 200 ms in the variant.',
  '9.11':
    'The network is selected by a setting of the environment, and is Base by default.',
  '9.12': 'The latest wallet is stored under the key rk-latest-id.',

  // Defects of the best-known kit, which must not happen here. They are not part of the specification.
  D1: "The button's place is held from the first paint, on a server as well: nothing on the page moves when it comes.",
  D2: 'A host that hides the chain selector does not hide the way out of a wrong network.',
  D3: 'Small balances are not misprinted, and numbers follow the language of the sentences.',
  D4: 'A broken avatar gives way to a drawn one.',
  D5: 'Names and avatars are found where mainnet is no chain of the host, and without a key.',
  D6: 'A code that is on its way is seen to be, its link can be copied, and what fails can be tried again.',
  D6b: 'A code that has expired says so and gives way to a new one.',
  D7: 'Back never surprises: no page that was not seen, no page left out, no wallet that cannot be chosen again.',
  D8: 'On a phone failures are told, and announced wallets are listed.',
  D9: 'A switch that failed is told, with its reason and what to do.',
  D10: 'Every dialog is named, every control is reached by keyboard, and who wants things still has them still.',
  D10b: 'Sentences are translated, and written from right to left where the language is.',
  D11: 'A transaction that takes long stays pending; it is not called failed.',
  D12: 'The sign-in has no dead ends: what fails can be tried again, on any chain, with a fresh nonce.',
  D13: 'A missing project id is told on every machine alike, and no other id takes its place.',
  D14: "Styles need no style element and no stylesheet of the host's, and dialogs lie above everything.",
  D15: 'What a page shares it shares on purpose: one session for all providers, held in one place.',
  D16: 'Before a visitor taps, no wallet is asked, no socket is opened and no wallet library comes.',
  D17: 'At most three wallets are remembered as recent, after they have connected; the latest one is forgotten on disconnect.',
  D18: 'wagmi 3 is what the page shares and what drives the wallet.',
  D30: 'A wallet that takes another’s name, rdns or place is marked, and the real one is asked.',
  D31: 'Names, icons and links of strangers do nothing but be shown and followed.',
  D32: 'Nonsense of wallets, nodes, relays and announcements, and their news in any order, leave page and session alive.',
}

/** Requirements that no test proves yet: id and reason. `npm run spec` prints them and does not fail. */
export const missing: Readonly<Record<string, string>> = {}
