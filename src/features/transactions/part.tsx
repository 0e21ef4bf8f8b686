import type { AccountPartProps, Dock, Part } from '../../app/Dock'
import { badgeMessages } from '../../data/messages/badges'
import { Badges } from './Badges'
import { RecentView } from './RecentView'

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

/** The wallet's capabilities for the connected account. */
function BadgesView({ account, dock }: AccountPartProps) {
  if (!account.capabilities) return null
  const words = dock.language.get()?.badges ?? badgeMessages
  return <Badges capabilities={account.capabilities} words={words} />
}
