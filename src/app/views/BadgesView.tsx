import { Badges } from '../../account/Badges'
import { badgesIn } from '../../messages/badges'
import { dialogMessages } from '../../messages/dialogs'
import { withSentences } from '../../messages/withSentences'
import type { WalletCapabilities } from '../../session/account/WalletCapabilities'
import type { Dock } from '../Dock'

/** The wallet's capabilities for the connected account, in the visitor's language or with the host's texts. */
export function BadgesView({ capabilities, dock }: BadgesViewProps) {
  const { badges, dialogs = dialogMessages } = dock.language.get() ?? {}
  const ours = { badges: badgesIn(dialogs.locale) }
  const words = withSentences(ours, { badges }).badges
  return <Badges capabilities={capabilities} words={words} />
}

type BadgesViewProps = {
  readonly capabilities: WalletCapabilities
  readonly dock: Dock
}
