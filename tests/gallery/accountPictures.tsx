import { AccountDialog } from '../../src/account/AccountDialog'
import type { Account } from '../../src/session/State'
import { account, base } from '../component/button/buttonStates'
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
}

function picture(changes: Partial<Account> = {}): Picture {
  return {
    dialog: 'account',
    draw: ({ layout, messages }) => (
      <AccountDialog
        account={{ ...account, ...changes }}
        chain={base}
        layout={layout}
        messages={messages.dialogs}
        send={nothing}
      />
    ),
  }
}
