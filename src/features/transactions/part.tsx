import type { AccountPartProps, Dock, Part } from '../../app/Dock'
import { badgesIn } from '../../data/messages/badges'
import { dialogMessages } from '../../data/messages/dialogs'
import { withSentences } from '../../data/messages/withSentences'
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

/** The wallet's capabilities for the connected account, in the visitor's language or with the host's texts. */
function BadgesView({ account, dock }: AccountPartProps) {
  if (!account.capabilities) return null
  const { badges, dialogs = dialogMessages } = dock.language.get() ?? {}
  const defaults = { badges: badgesIn(dialogs.locale) }
  const words = withSentences(defaults, { badges }).badges
  return <Badges capabilities={account.capabilities} words={words} />
}
