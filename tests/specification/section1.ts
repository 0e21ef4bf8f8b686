import type { Requirement } from './Requirement'

/**
 * What the product does, and for whom. The specification says nothing of the
 * product's own purpose, its business functions or other kinds of users.
 *
 * @see specification, section 1
 */
export const section1: readonly Requirement[] = [
  {
    id: '1.1',
    text: 'A visitor with a crypto wallet can connect it.',
    shownBy: [
      'tests/e2e/journey.test.ts > a visitor connects, reads the account, switches and disconnects',
      'tests/component/app/path.test.ts > an approval connects, and the dialog closes',
      'tests/e2e/metaMask.test.ts > MetaMask is listed as installed, asks its owner once, and its yes connects',
    ],
  },
  {
    id: '1.2',
    text: 'A connected visitor sees the address, or the name and avatar that it leads to.',
    shownBy: [
      'tests/component/account/AccountDialog.test.tsx > an account without a name is shown by its shortened address, whole below it',
      'tests/component/account/AccountDialog.test.tsx > a name takes the place of the shortened address; the whole one stays below it',
      'tests/component/engine/profile.test.ts > the name of the connected account is told',
    ],
  },
  {
    id: '1.3',
    text: 'A connected visitor sees the balance.',
    shownBy: [
      'tests/component/engine/balance.test.ts > the balance of the connected account is told as the chain has it',
      'tests/e2e/journey.test.ts > what the visitor sends leaves the balance that button and hooks show',
    ],
  },
  {
    id: '1.4',
    text: 'A connected visitor can go from one network to another.',
    shownBy: [
      'tests/component/engine/switchChain.test.ts > a switch is carried out: the wallet is on the chain, and it is settled',
      'tests/e2e/journey.test.ts > a visitor connects, reads the account, switches and disconnects',
      'tests/e2e/metaMaskNetworks.test.ts > a network that is chosen in MetaMask shows at once, listed or not',
    ],
  },
  {
    id: '1.5',
    text: 'A connected visitor can disconnect.',
    shownBy: [
      'tests/component/engine/watchConnection.test.ts > a disconnection is carried out, told, and undone in the wallet',
      'tests/component/engine/byItself.test.ts > anyone who has disconnected stays so, also when the wallet finds its network',
      'tests/e2e/reload.test.ts > after disconnecting, a reload finds nothing to resume and fetches no engine',
      'tests/e2e/metaMaskSession.test.ts > disconnecting takes the permission back, and a reload stays disconnected',
    ],
  },
]
