import { useSyncExternalStore } from 'react'
import type { AccountPartProps, Dock, Part } from '../../app/Dock'
import { type BadgeMessages, badgeMessages } from '../../data/messages/badges'
import type { TransactionStore } from '../../data/transactions/transactionStore'
import type { WalletCapabilities } from '../../data/transactions/WalletCapabilities'
import { Icon } from '../../ui/Icon'
import { List } from '../../ui/list/List'
import * as styles from './Badges.styles'
import { RecentTransactions } from './RecentTransactions'

/** Shows the wallet's capabilities and, if the host wants them, the recent transactions in the account dialog. */
export async function createPart(dock: Dock): Promise<Part> {
  if (!dock.settings.showRecentTransactions)
    return { slots: { badges: BadgesView } }
  const { load } = await dock.loadEngine()
  const { store } = await load('transactions')
  return {
    slots: {
      badges: BadgesView,
      recent: (props) => <RecentView {...props} store={store} />,
    },
  }
}

function BadgesView({ account, dock }: AccountPartProps) {
  if (!account.capabilities) return null
  const words = dock.language.get()?.badges ?? badgeMessages
  return <Badges capabilities={account.capabilities} words={words} />
}

/** The recent transactions of the connected account on its chain. The list updates live. */
function RecentView({ account, dock, store }: RecentViewProps) {
  const list = useSyncExternalStore(store.subscribe, () => store.list(account))
  const chain = dock.settings.chains.find(({ id }) => id === account.chainId)
  return (
    <RecentTransactions
      // A key per account, so that cleared transactions are never restored into a different account's list.
      key={`${account.address} ${account.chainId}`}
      explorer={chain?.blockExplorers?.default.url}
      list={list}
      onClear={() => store.clear(account)}
      onRestore={(cleared) => store.restore(account, cleared)}
    />
  )
}

type RecentViewProps = AccountPartProps & { readonly store: TransactionStore }

/** The special capabilities of the account's wallet, if it has any. */
export function Badges({ capabilities, words }: BadgesProps) {
  const { batching, gasPaidBy, smartAccount } = capabilities
  const texts = [
    smartAccount && words.smartAccount,
    batching && words.batching,
    gasPaidBy && words.gasPaidBy(gasPaidBy),
  ].filter((each) => typeof each === 'string')
  if (texts.length === 0) return null
  return (
    <List className={styles.badges}>
      {texts.map((each) => (
        <li key={each} className={styles.badge}>
          <Icon name="check" size={12} />
          <bdi>{each}</bdi>
        </li>
      ))}
    </List>
  )
}

type BadgesProps = {
  readonly capabilities: WalletCapabilities
  readonly words: BadgeMessages
}
