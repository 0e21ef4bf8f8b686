import { AccountDialog } from '../../src/account/AccountDialog'
import { RecentTransactions } from '../../src/account/RecentTransactions'
import type { Account } from '../../src/session/State'
import type { RecentTransaction } from '../../src/transactions/RecentTransaction'
import { account, base } from '../component/button/buttonStates'
import { manyTransactions } from '../parts/many'
import { nothing, type Picture, type Pictures } from './Picture'

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
}

function sent(
  status: RecentTransaction['status'],
  description = '',
): RecentTransaction {
  return { hash: `0x${status}`, status, description, confirmations: 1 }
}

function picture(
  changes: Partial<Account> = {},
  recent?: readonly RecentTransaction[],
): Picture {
  return {
    dialog: 'account',
    draw: ({ layout, messages }) => (
      <AccountDialog
        account={{ ...account, ...changes }}
        chain={base}
        layout={layout}
        messages={messages.dialogs}
        send={nothing}
      >
        {recent && (
          <RecentTransactions
            address={account.address}
            appName="Harbour Books"
            explorer={{ name: 'Basescan', url: 'https://basescan.org' }}
            list={recent}
            messages={messages.dialogs}
            onClear={nothing}
          />
        )}
      </AccountDialog>
    ),
  }
}
