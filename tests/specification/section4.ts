import type { Requirement } from './Requirement'

/** States and transitions. @see specification, section 4 */
export const section4: readonly Requirement[] = [
  {
    id: '4.1',
    text: 'The status is disconnected without a wallet.',
    shownBy: [
      'tests/unit/session/connecting.test.ts > the status > is disconnected at first',
      'tests/unit/session/connecting.test.ts > the status > of no wallet is disconnected, whatever the sign-in says',
    ],
  },
  {
    id: '4.2',
    text: 'The status is loading while a session is resumed, or while it is not known whether the visitor has signed in.',
    shownBy: [
      'tests/unit/session/connecting.test.ts > the status > is loading while an earlier session is taken up again',
      'tests/unit/session/connecting.test.ts > the status > of a connected wallet with sign-in loading is loading',
      'tests/e2e/reload.test.ts > a reload keeps the session and never flashes the connect button',
      'tests/e2e/metaMaskSession.test.ts > a reload keeps the session, its account and its network, without a question',
    ],
  },
  {
    id: '4.3',
    text: 'The status is unauthenticated when a wallet is connected whose owner has not signed in.',
    shownBy: [
      'tests/e2e/signIn.test.ts > connecting leads to signing in, and signing lets the visitor in',
      'tests/unit/session/connecting.test.ts > the status > of a connected wallet with sign-in unauthenticated is unauthenticated',
    ],
  },
  {
    id: '4.4',
    text: 'Else the status of a connected wallet is connected.',
    shownBy: [
      'tests/unit/session/connecting.test.ts > the status > of a connected wallet with sign-in undefined is connected',
      'tests/unit/session/connecting.test.ts > the status > of a connected wallet with sign-in authenticated is connected',
    ],
  },
  {
    id: '4.5',
    text: 'The connect dialog is available when disconnected or unauthenticated.',
    shownBy: [
      'tests/unit/session/dialogs.test.ts > while * > the connect dialog opens only if it is available ×5',
    ],
  },
  {
    id: '4.6',
    text: 'The account dialog is available only when connected, on a wrong network as well.',
    shownBy: [
      'tests/unit/session/dialogs.test.ts > while * > the account dialog opens only if it is available ×5',
      'tests/unit/session/dialogs.test.ts > the account dialog stays when the wallet moves to a chain that is not configured',
    ],
  },
  {
    id: '4.7',
    text: 'The network dialog is available only when connected.',
    shownBy: [
      'tests/unit/session/dialogs.test.ts > while * > the network dialog opens only if it is available ×5',
    ],
  },
  {
    id: '4.8',
    text: 'In no state a dialog is open that is not available.',
    shownBy: [
      'tests/unit/session/walk.test.ts > at every state of * > only a dialog that may be open is open ×6',
    ],
  },
  {
    id: '4.9',
    text: 'All dialogs close on connect, but for the connect dialog of a visitor who has yet to sign in.',
    shownBy: [
      'tests/unit/session/walk.test.ts > at every state of * > all dialogs close on connect, except connect while unauthenticated ×7',
      'tests/unit/session/dialogs.test.ts > connecting closes > * ×5',
    ],
  },
  {
    id: '4.10',
    text: 'The connect dialog that stays open becomes the sign-in, and closing it disconnects.',
    shownBy: [
      'tests/e2e/signIn.test.ts > leaving the form by * disconnects ×2',
      'tests/e2e/signIn.test.ts > connecting leads to signing in, and signing lets the visitor in',
      'tests/unit/session/dialogs.test.ts > the sign-in > * ×3',
    ],
  },
  {
    id: '4.11',
    text: 'All dialogs close on disconnect.',
    shownBy: [
      'tests/unit/session/walk.test.ts > at every state of * > all dialogs close on disconnect ×7',
      'tests/unit/session/dialogs.test.ts > disconnecting closes > * ×2',
    ],
  },
  {
    id: '4.12',
    text: 'Closing the connect dialog while a connection is in progress disconnects.',
    shownBy: [
      'tests/unit/session/attempts.test.ts > an attempt > is abandoned when the dialog is closed',
      'tests/component/engine/lateAnswers.test.ts > an approval after the attempt was abandoned disconnects, and nothing is told',
      'tests/e2e/refusals.test.ts > closing while a wallet is asked disconnects what it answers later',
      'tests/e2e/metaMask.test.ts > a window that is answered after the visitor has left connects nobody',
    ],
  },
  {
    id: '4.13',
    text: 'The connect dialog has nine steps, each reached where its layout has it: NONE, LEARN_COMPACT, GET, CONNECT, DOWNLOAD_OPTIONS, DOWNLOAD, INSTRUCTIONS_MOBILE, INSTRUCTIONS_EXTENSION, INSTRUCTIONS_DESKTOP.',
    shownBy: [
      'tests/unit/session/walk.test.ts > at every state of * > every step of the layout is reached, and no other ×3',
      'tests/unit/connect/connectMessage.test.ts > each of the nine steps has a heading',
    ],
  },
  {
    id: '4.14',
    text: 'Back from NONE leads nowhere.',
    shownBy: [
      'tests/unit/session/back.test.ts > back > from NONE leads nowhere (*)',
    ],
  },
  {
    id: '4.15',
    text: 'Back from LEARN_COMPACT leads to NONE.',
    shownBy: [
      'tests/unit/session/back.test.ts > back > from LEARN_COMPACT leads to NONE (*)',
    ],
  },
  {
    id: '4.16',
    text: 'Back from GET leads to LEARN_COMPACT if the visitor came from there, else to NONE.',
    shownBy: [
      'tests/unit/session/back.test.ts > back > from GET leads to * ×4',
    ],
  },
  {
    id: '4.17',
    text: 'Back from CONNECT leads to NONE; beside a list that stays visible there is no way back.',
    shownBy: [
      'tests/unit/session/back.test.ts > back > from CONNECT leads * ×3',
      'tests/component/connect/ConnectDialog.test.tsx > in wide, CONNECT has no way back, because the list is beside it',
    ],
  },
  {
    id: '4.18',
    text: 'Back from DOWNLOAD_OPTIONS leads to where the visitor came from: NONE, GET or CONNECT.',
    shownBy: [
      'tests/unit/session/back.test.ts > back > from DOWNLOAD_OPTIONS leads to * ×5',
    ],
  },
  {
    id: '4.19',
    text: 'Back from DOWNLOAD leads to DOWNLOAD_OPTIONS if the wallet has that page, else to where the visitor came from.',
    shownBy: [
      'tests/unit/session/back.test.ts > back > from DOWNLOAD leads to * ×4',
    ],
  },
  {
    id: '4.20',
    text: 'Back from INSTRUCTIONS_EXTENSION leads to DOWNLOAD_OPTIONS if the wallet has that page, else to where the visitor came from.',
    shownBy: [
      'tests/unit/session/back.test.ts > back > from INSTRUCTIONS_EXTENSION leads to * ×2',
    ],
  },
  {
    id: '4.21',
    text: 'Back from INSTRUCTIONS_DESKTOP leads to DOWNLOAD_OPTIONS if the wallet has that page, else to where the visitor came from.',
    shownBy: [
      'tests/unit/session/back.test.ts > back > from INSTRUCTIONS_DESKTOP leads to * ×2',
    ],
  },
  {
    id: '4.22',
    text: 'Back from INSTRUCTIONS_MOBILE leads to DOWNLOAD.',
    shownBy: [
      'tests/unit/session/back.test.ts > back > from INSTRUCTIONS_MOBILE leads to DOWNLOAD* ×2',
    ],
  },
  {
    id: '4.23',
    text: 'In every state that can be reached, back leads where that table says, and ends.',
    shownBy: [
      'tests/unit/session/walk.test.ts > at every state of * > BACK leads where the table says ×6',
      'tests/unit/session/walk.test.ts > at every state of * > BACK ends ×6',
    ],
  },
  {
    id: '4.24',
    text: 'An attempt that failed shows a retry, which asks the wallet anew.',
    shownBy: [
      'tests/unit/session/attempts.test.ts > a failed attempt > is tried again under a new number',
      'tests/component/app/path.test.ts > a rejection is shown, and a retry asks anew',
    ],
  },
  {
    id: '4.25',
    text: 'Switching marks the chain as waiting for the wallet.',
    shownBy: [
      'tests/unit/session/switching.test.ts > switching > asks the wallet and marks the chain, with the dialog open',
      'tests/unit/session/switching.test.ts > switching > marks only the last of several chains',
      'tests/component/network/NetworkDialog.test.tsx > the row that is chosen keeps the focus while the wallet is asked',
      'tests/e2e/metaMaskNetworks.test.ts > a network that MetaMask does not know is offered to be added, and then it is there',
    ],
  },
  {
    id: '4.26',
    text: 'The network dialog closes when the switch has succeeded, and when it has failed.',
    shownBy: [
      'tests/unit/session/switching.test.ts > a switch that is settled > closes the dialog when it succeeded',
      'tests/unit/session/switching.test.ts > a switch that is settled > closes the dialog when it failed, and says why',
      'tests/unit/session/walk.test.ts > at every state of * > switching ends, with a notice only if it failed ×6',
      'tests/e2e/journey.test.ts > a visitor connects, reads the account, switches and disconnects',
      'tests/e2e/refusals.test.ts > a switch that the wallet refuses closes the dialog and is told near the button',
      'tests/e2e/metaMaskNetworks.test.ts > anyone who does not let the network be added is told, stays where they are, and can try again',
      'tests/e2e/switchFailures.test.ts > a switch of a wallet that * closes the dialog, is told, and is asked for again from there ×7',
      'tests/unit/session/switching.test.ts > a switch that is settled > is not the later one to the same chain',
    ],
  },
  {
    id: '4.27',
    text: 'The id of the wallet that was selected last is kept under rk-latest-id.',
    shownBy: [
      'tests/component/app/latestWallet.test.ts > the browser keeps the wallet that was chosen last under rk-latest-id, until the visitor leaves',
      'tests/unit/app/recentWallets.test.ts > the wallet that is chosen is stored under rk-latest-id, before it has answered',
      'tests/unit/app/recentWallets.test.ts > the wallet under rk-latest-id leads, before those that connected and where they are forgotten',
    ],
  },
  {
    id: '4.27b',
    text: 'It is forgotten when the visitor leaves; whatever else is kept is kept under names of our own.',
    shownBy: [
      'tests/e2e/storage.test.ts > what is kept of a visit is kept under our own names, and under rk-latest-id until it ends',
      'tests/unit/app/recentWallets.test.ts > the latest wallet is kept while connected, and removed by a disconnection',
    ],
  },
  {
    id: '4.27c',
    text: 'Storage that is full, blocked or full of nonsense costs the memory of a visit and nothing else.',
    shownBy: [
      'tests/e2e/storage.test.ts > nonsense under all our names costs the memory of a visit, and nothing else',
      'tests/e2e/connectFailures.test.ts > storage that is full costs the visitor the next visit’s session and nothing else',
      'tests/e2e/faults.test.ts > storage that throws costs the visitor the next visit’s session and nothing else',
      'tests/unit/platform/storage.test.ts > * ×15',
    ],
  },
]
