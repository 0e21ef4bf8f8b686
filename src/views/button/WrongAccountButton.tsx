import type { ChainView } from '../../data/chains/Chain'
import type { ButtonMessages } from '../../data/messages/button'
import type { NoticeMessages } from '../../data/messages/notice'
import { Line } from '../../ui/Line'
import { chevron, warning } from '../../ui/shellDrawings'
import { shortenAddress } from '../../ui/text/shortenAddress'
import type { Address, DialogName } from '../../wallet/session/State'
import { moveFocus } from './moveFocus'
import { OpenButton } from './OpenButton'
import * as styles from './WrongAccountButton.styles'

/**
 * Replaces the account button if the host expects a different account. Shows the expected account, and opens the
 * instructions.
 */
export function WrongAccountButton(props: WrongAccountButtonProps) {
  const { address, chain, expects, messages, words, opened, onOpen } = props
  const needed = shortenAddress(expects)
  const text = words.switchAccount(needed)
  const [before, after] = text.split(needed)
  return (
    <OpenButton
      ref={moveFocus}
      className={styles.account}
      dialog="account"
      opened={opened}
      onOpen={onOpen}
      data-brief={chain?.unsupported || undefined}
      title={expects}
      aria-label={words.wrongAccount(
        text,
        messages.yourAccount(shortenAddress(address), chain?.name, undefined),
      )}
    >
      <Line path={warning} />
      <bdi className={styles.words}>
        {before}
        <span className={styles.address} translate="no">
          {needed}
        </span>
        {after}
      </bdi>
      <Line path={chevron} size={16} />
    </OpenButton>
  )
}

type WrongAccountButtonProps = {
  /** Address of the connected account. */
  readonly address: Address
  readonly chain: ChainView | undefined
  /** The account that the host expects. */
  readonly expects: Address
  readonly messages: ButtonMessages
  readonly words: NoticeMessages
  readonly opened: DialogName | undefined
  readonly onOpen: (dialog: DialogName) => void
}
