import type { Dock, Filling } from '../../app/Dock'
import { badgesIn } from '../../data/messages/badges'
import { dialogMessages } from '../../data/messages/dialogs'
import { withSentences } from '../../data/messages/withSentences'
import type { WalletCapabilities } from '../../wallet/session/WalletCapabilities'
import { Badges } from './Badges'

/** Creates the feature that shows the wallet's capabilities in the account dialog. */
export function door(): Filling<'badges'> {
  return {
    slots: {
      badges: ({ account: { capabilities }, dock }) =>
        capabilities && <BadgesView capabilities={capabilities} dock={dock} />,
    },
  }
}

/** The wallet's capabilities for the connected account, in the visitor's language or with the host's texts. */
function BadgesView({ capabilities, dock }: BadgesViewProps) {
  const { badges, dialogs = dialogMessages } = dock.language.get() ?? {}
  const defaults = { badges: badgesIn(dialogs.locale) }
  const words = withSentences(defaults, { badges }).badges
  return <Badges capabilities={capabilities} words={words} />
}

type BadgesViewProps = {
  readonly capabilities: WalletCapabilities
  readonly dock: Dock
}
