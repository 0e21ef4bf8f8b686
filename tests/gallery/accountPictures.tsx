import {
  AccountDialog,
  type AccountDialogProps,
} from '../../src/account/AccountDialog'
import { ConnectedWallets } from '../../src/account/ConnectedWallets'
import { Receive } from '../../src/account/Receive'
import { RecentTransactions } from '../../src/account/RecentTransactions'
import { TokenList } from '../../src/account/TokenList'
import { walletsIn } from '../../src/messages/wallets'
import type { Account, Told } from '../../src/session/State'
import type { TokenBalance } from '../../src/session/TokenBalance'
import type { RecentTransaction } from '../../src/transactions/RecentTransaction'
import { metaMaskIcon } from '../../src/wallets/icons/metaMask'
import { account, another, base } from '../component/button/buttonStates'
import { manyTransactions } from '../parts/many'
import { severalWallets } from '../parts/severalWallets'
import { someTokens as tokens } from '../parts/someTokens'
import { nothing, type Picture, type Pictures } from './Picture'
import type { Scene } from './Scene'

const connector = { id: 'metaMask', name: 'MetaMask', icon: metaMaskIcon }

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
  'account with others': picture({}, [
    sent('replaced', 'Gift of 0.5 ETH'),
    sent('confirmed'),
  ]),
  'account without transactions': picture({}, []),
  'account many transactions': picture({}, manyTransactions(60)),
  'account on a wrong network': picture({ balance: undefined }, undefined, {
    chain: { id: 137, name: '137', unsupported: true },
  }),
  'account with a host’s own': picture({ name: 'ada.eth' }, undefined, {
    actions: ['Buy', 'Send'].map((label) => ({ label, onSelect: nothing })),
    worth: '$3,482.17',
  }),
  'account that is not the needed one': picture(
    { expects: another },
    undefined,
    {},
    { list: tokens.slice(0, 2) },
  ),
  'account with tokens': picture({}, undefined, {}, { list: tokens }),
  'account with tokens on their way': picture({}, undefined, {}, {}),
  'account with tokens and transactions': picture(
    { name: 'ada.eth' },
    [sent('confirmed', 'Gift of 0.02 ETH')],
    {},
    { list: tokens.slice(0, 2) },
  ),
  'account of two wallets': picture(
    { name: 'ada.eth' },
    undefined,
    {},
    undefined,
    severalWallets.slice(0, 2),
  ),
  'account of six wallets': picture(
    {},
    undefined,
    {},
    undefined,
    severalWallets,
  ),
  'account receiving': {
    dialog: 'account',
    draw: (scene) => <Receive {...propsIn(scene, {})} onBack={nothing} />,
  },
}

function Wallets(props: { scene: Scene; wallets: readonly Told[] }) {
  const { scene, wallets } = props
  const [active, ...others] = wallets
  return (
    active && (
      <ConnectedWallets
        active={active}
        others={others}
        words={walletsIn(scene.language)}
        send={nothing}
        onAnother={nothing}
      />
    )
  )
}

function sent(
  status: RecentTransaction['status'],
  description = '',
): RecentTransaction {
  const at = Date.now() - 7 * 60_000
  return { hash: `0x${status}`, status, description, confirmations: 1, at }
}

function propsIn({ layout, messages }: Scene, changes: Partial<Account>) {
  return {
    account: { ...account, connector, ...changes },
    chain: base,
    explorer: { name: 'Basescan', url: 'https://basescan.org' },
    layout,
    messages: messages.dialogs,
    send: nothing,
    onAction: nothing,
    onNetwork: nothing,
    onOtherWallet: nothing,
  }
}

function picture(
  changes: Partial<Account> = {},
  recent?: readonly RecentTransaction[],
  props: Partial<AccountDialogProps> = {},
  tokens?: { readonly list?: readonly TokenBalance[] },
  wallets?: readonly Told[],
): Picture {
  return {
    dialog: 'account',
    draw: (scene) => (
      <AccountDialog
        {...propsIn(scene, changes)}
        {...props}
        wallets={wallets && <Wallets scene={scene} wallets={wallets} />}
        tokens={
          tokens && (
            <TokenList messages={scene.messages.dialogs} tokens={tokens.list} />
          )
        }
      >
        {recent && (
          <RecentTransactions
            appName="Harbour Books"
            explorer="https://basescan.org"
            list={recent}
            messages={scene.messages.dialogs}
            onClear={nothing}
            onRestore={nothing}
          />
        )}
      </AccountDialog>
    ),
  }
}
