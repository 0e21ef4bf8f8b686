import type { RecentTransaction } from '../../src/data/transactions/RecentTransaction'
import type { WalletCapabilities } from '../../src/data/transactions/WalletCapabilities'
import { metaMask } from '../../src/data/wallets/metaMask'
import { ConnectedWallets } from '../../src/features/severalWallets/ConnectedWallets'
import { TokenList } from '../../src/features/tokens/TokenList'
import { Badges } from '../../src/features/transactions/part'
import { RecentTransactions } from '../../src/features/transactions/RecentTransactions'
import {
  AccountDialog,
  type AccountDialogProps,
} from '../../src/views/account/AccountDialog'
import { Receive } from '../../src/views/account/Receive'
import type { TokenBalance } from '../../src/wallet/session/AccountOptions'
import type { Account } from '../../src/wallet/session/State'
import { account, another, base } from '../fixtures/states/buttonStates'
import { manyTransactions } from '../fixtures/states/many'
import { severalWallets } from '../fixtures/states/severalWallets'
import { someTokens as tokens } from '../fixtures/states/someTokens'
import { nothing, type Picture, type Pictures, type Scene } from './Scene'

const connector = { id: 'metaMask', name: 'MetaMask', icon: metaMask.iconUrl }

/** Every state of the account dialog. */
export const accountPictures: Pictures = {
  account: picture(),
  'account named': picture({ name: 'harbourmaster-of-a-very-long-name.eth' }),
  'account without a balance yet': picture({ balance: undefined }),
  'account pending': picture({
    name: 'ada.eth',
    hasPendingTransactions: true,
  }),
  'account with recent transactions': picture(
    { name: 'ada.eth', hasPendingTransactions: true },
    [
      sent('pending', 'Gift of 0.02 ETH'),
      sent('confirmed', 'A payment whose words are longer than any row can be'),
      sent('failed'),
      sent('replaced', 'Gift of 0.5 ETH'),
    ],
  ),
  'account with a replaced transaction': picture({}, [
    sent('replaced', 'Gift of 0.5 ETH'),
    sent('confirmed'),
  ]),
  'account without transactions': picture({}, []),
  'account with many transactions': picture({}, manyTransactions(60)),
  'account on a wrong network': picture({ balance: undefined }, undefined, {
    chain: { id: 137, name: '137', unsupported: true },
  }),
  'account with host actions': picture({ name: 'ada.eth' }, undefined, {
    actions: ['Buy', 'Send'].map((label) => ({ label, onSelect: nothing })),
    worth: '$3,482.17',
  }),
  'account of a wallet that batches': picture({
    capabilities: { batching: true, smartAccount: false },
  }),
  'account with every badge': picture(
    {
      name: 'ada.eth',
      capabilities: {
        batching: true,
        smartAccount: true,
        gasPaidBy: 'Harbour Books',
      },
    },
    [sent('confirmed', 'Approve, Swap')],
  ),
  'account that the app does not accept': picture(
    { expects: another },
    undefined,
    {},
    { list: tokens.slice(0, 2) },
  ),
  'account with tokens': picture({}, undefined, {}, { list: tokens }),
  'account with tokens loading': picture({}, undefined, {}, {}),
  'account with tokens and transactions': picture(
    { name: 'ada.eth' },
    [sent('confirmed', 'Gift of 0.02 ETH')],
    {},
    { list: tokens.slice(0, 2) },
  ),
  'account receiving': {
    dialog: 'account',
    draw: () => <Receive account={propsIn().account} onBack={nothing} />,
  },
}

function sent(
  status: RecentTransaction['status'],
  description = '',
): RecentTransaction {
  const at = Date.now() - 7 * 60_000
  return { hash: `0x${status}`, status, description, confirmations: 1, at }
}

function propsIn(changes: Partial<Account> = {}) {
  return {
    account: { ...account, connector, ...changes },
    chain: base,
    explorer: { name: 'Basescan', url: 'https://basescan.org' },
    onAction: nothing,
    onNetwork: nothing,
    onOtherWallet: nothing,
  }
}

function badgesOf(
  { messages }: Scene,
  capabilities: WalletCapabilities | undefined,
) {
  return (
    capabilities && (
      <Badges capabilities={capabilities} words={messages.badges} />
    )
  )
}

function picture(
  changes: Partial<Account> = {},
  recent?: readonly RecentTransaction[],
  props: Partial<AccountDialogProps> = {},
  tokens?: { readonly list?: readonly TokenBalance[] },
): Picture {
  return {
    dialog: 'account',
    draw: (scene) => (
      <AccountDialog
        {...propsIn(changes)}
        {...props}
        badges={badgesOf(scene, changes.capabilities)}
        tokens={tokens && <TokenList tokens={tokens.list} />}
      >
        {recent && (
          <RecentTransactions
            explorer="https://basescan.org"
            list={recent}
            onClear={nothing}
            onRestore={nothing}
          />
        )}
      </AccountDialog>
    ),
  }
}

/** The account dialog of a visitor with several wallets. */
export const walletsPictures: Pictures = {
  'account of two wallets': ofWallets(2),
  'account of six wallets': ofWallets(6),
}

function ofWallets(count: number): Picture {
  const [active, ...others] = severalWallets
  return {
    dialog: 'account',
    draw: (scene) => (
      <AccountDialog
        {...propsIn({ name: 'ada.eth' })}
        wallets={
          <ConnectedWallets
            active={active}
            others={others.slice(0, count - 1)}
            words={scene.messages.wallets}
            send={nothing}
            onAnother={nothing}
          />
        }
      />
    ),
  }
}
