import type { BadgeMessages } from '../../data/messages/badges'
import type { WalletCapabilities } from '../../data/transactions/WalletCapabilities'
import { Icon } from '../../ui/Icon'
import { List } from '../../ui/list/List'
import * as styles from './Badges.styles'

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
    <List className={styles.badges} data-testid="wd-badges">
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
