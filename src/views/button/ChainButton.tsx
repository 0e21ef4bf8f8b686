import type { ChainView } from '../../data/chains/Chain'
import type { ButtonMessages } from '../../data/messages/button'
import { Initial } from '../../ui/Initial'
import { Line } from '../../ui/Line'
import { Picture } from '../../ui/Picture'
import { chevron, warning } from '../../ui/shellDrawings'
import { useChainMark } from '../../ui/useChainMark'
import type { DialogName } from '../../wallet/session/State'
import { bySize, type Responsive } from './bySize'
import * as styles from './ChainButton.styles'
import { moveFocus } from './moveFocus'
import { OpenButton } from './OpenButton'

/** Parts of the network button. */
export type ChainStatus = 'full' | 'icon' | 'name' | 'none'

/**
 * The network button. On an unsupported network, the button is always shown, because the visitor must switch to another
 * network.
 */
export function ChainButton(props: ChainButtonProps) {
  const { chain, messages, opened, onOpen } = props
  const { show = { smallScreen: 'icon', largeScreen: 'full' } } = props
  const { small, large } = bySize<ChainStatus>(show)
  const name = chain.name || String(chain.id)
  const words = chain.unsupported ? messages.wrongNetwork : name
  // An unsupported network is shown as text at every width, even if its chain has an icon.
  const mark = useChainMark(chain)
  const iconUrl = chain.unsupported ? undefined : mark?.iconUrl
  return (
    <OpenButton
      ref={moveFocus}
      className={styles.chain}
      dialog="network"
      opened={opened}
      onOpen={onOpen}
      data-wrong={chain.unsupported || undefined}
      data-small={small}
      data-large={large}
      data-icon={iconUrl ? '' : undefined}
      aria-label={
        chain.unsupported
          ? messages.leaveNetwork(name)
          : messages.chooseNetwork(name)
      }
    >
      {chain.unsupported ? (
        <Line path={warning} />
      ) : (
        iconUrl && (
          <span className={styles.icon}>
            <Picture
              url={iconUrl}
              background={mark?.iconBackground}
              size={24}
              round
              fallback={<Initial name={name} />}
            />
          </span>
        )
      )}
      <bdi
        className={styles.name}
        translate={chain.unsupported ? undefined : 'no'}
      >
        {words}
      </bdi>
      <Line path={chevron} size={16} />
    </OpenButton>
  )
}

type ChainButtonProps = {
  readonly chain: ChainView
  readonly show: Responsive<ChainStatus> | undefined
  readonly messages: ButtonMessages
  readonly opened: DialogName | undefined
  readonly onOpen: (dialog: DialogName) => void
}
