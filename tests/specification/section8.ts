import type { Requirement } from './Requirement'

/**
 * Error catalogue. No errors of a backend are specified.
 *
 * @see specification, section 8
 */
export const section8: readonly Requirement[] = [
  {
    id: '8.1',
    text: 'Thrown: "No projectId found", for every app must provide a WalletConnect projectId.',
    shownBy: [
      'tests/unit/app/checkConfig.test.ts > the specification’s errors, word for word > 0: *',
    ],
  },
  {
    id: '8.2',
    text: 'Thrown: "No wallet list was provided".',
    shownBy: [
      'tests/unit/app/checkConfig.test.ts > the specification’s errors, word for word > 1: *',
    ],
  },
  {
    id: '8.3',
    text: 'Thrown: "No wallets provided for group: {group}".',
    shownBy: [
      'tests/unit/app/checkConfig.test.ts > the specification’s errors, word for word > 2: *',
    ],
  },
  {
    id: '8.4',
    text: 'Thrown: "Property iconAccent is not a hex value for wallet: {name}".',
    shownBy: [
      'tests/unit/app/checkConfig.test.ts > the specification’s errors, word for word > 3: *',
    ],
  },
  {
    id: '8.5',
    text: 'Thrown: "Chain not configured", when a chain is missing from the configuration.',
    shownBy: [
      'tests/component/engine/transactions.test.ts > a chain that the host did not configure is told as such',
      'tests/unit/app/checkConfig.test.ts > the specification’s errors, word for word > 4: *',
      'tests/unit/chains/checkChains.test.ts > a missing chain is told as wagmi tells it, in the specification’s words',
      'tests/unit/app/walletActions.test.ts > a switch to a chain that the host did not configure rejects',
      'tests/unit/app/walletActions.test.ts > that a chain is not configured is said without a wallet, too',
    ],
  },
  {
    id: '8.6',
    text: 'These errors reach the host that made the mistake, in those words.',
    shownBy: [
      'tests/component/app/WalletProvider.test.tsx > a wrong configuration is thrown to the host while it renders, in the specification’s words',
      'tests/component/app/mount.test.ts > a wrong configuration is thrown to whoever mounts',
    ],
  },
  {
    id: '8.7',
    text: "A visitor on a wrong network is told by the button's label and by a notice in the dialog.",
    shownBy: [
      'tests/component/button/ChainButton.test.tsx > on a wrong network there is a way out in words, hidden or not, marked or not, * wide ×2',
      'tests/component/network/NetworkDialog.test.tsx > a wallet on another network is told so, and can choose or disconnect',
      'tests/e2e/metaMaskNetworks.test.ts > MetaMask on a network that the page does not run on is told, and the way back leads there',
    ],
  },
  {
    id: '8.8',
    text: 'A visitor is told that a wallet is not installed or not available, and how to get it.',
    shownBy: [
      'tests/unit/connect/connectMessage.test.ts > a wallet that cannot work here says why, and where it does: * ×8',
      'tests/component/connect/ConnectDialog.test.tsx > a wallet that is not on this device can be got while it is asked',
    ],
  },
  {
    id: '8.9',
    text: 'A visitor is told of every kind of connection error, with a retry.',
    shownBy: [
      'tests/component/connect/ConnectDialog.test.tsx > a failure of class * is told in its own words, with a retry ×13',
      'tests/unit/errors/classifyFailure.test.ts > * ×9',
      'tests/unit/errors/walletAnswers.test.ts > * ×31',
      'tests/unit/errors/missingParts.test.ts > * ×22',
      'tests/unit/errors/captured.test.ts > * ×51',
      'tests/e2e/connectFailures.test.ts > * ×6',
    ],
  },
  {
    id: '8.10',
    text: 'Everything that visitors are told stands in one place, typed, in English and in 20 other languages.',
    shownBy: [
      'tests/contract/sentences.test.ts > no view says anything that is not in messages/',
      'tests/unit/messages/Messages.test.ts > a language that lacks a sentence does not compile',
      'tests/unit/messages/languages.test.ts > in * > there is a sentence wherever there is one in English ×20',
      'tests/unit/messages/withSentences.test.ts > * ×15',
    ],
  },
]
