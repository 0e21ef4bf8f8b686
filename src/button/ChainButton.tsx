import type { ChainView } from '../chains/Chain'
import type { ButtonMessages } from '../messages/button'
import { Icon } from '../ui/Icon'
import { Picture } from '../ui/Picture'
import { bySize, type Responsive } from './bySize'
import * as styles from './ChainButton.styles'

/** What the chain selector shows. */
export type ChainStatus = 'full' | 'icon' | 'name' | 'none'

/** The chain selector. On a wrong network it is always there: it is the visitor's only way out. */
export function ChainButton(props: ChainButtonProps) {
  const { chain, messages, expanded, onOpen } = props
  const { show = { smallScreen: 'icon', largeScreen: 'full' } } = props
  const { small, large } = bySize<ChainStatus>(show)
  const name = chain.name || String(chain.id)
  const words = chain.unsupported ? messages.wrongNetwork : name
  return (
    <button
      type="button"
      className={styles.chain}
      part="network-button"
      data-testid="wd-network-button"
      data-wrong={chain.unsupported || undefined}
      data-small={small}
      data-large={large}
      data-icon={chain.iconUrl ? '' : undefined}
      aria-label={
        chain.unsupported
          ? messages.leaveNetwork(name)
          : messages.chooseNetwork(name)
      }
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onClick={(event) => {
        event.currentTarget.focus({ preventScroll: true })
        onOpen()
      }}
    >
      {chain.unsupported ? (
        <Icon name="warning" />
      ) : (
        chain.iconUrl && (
          <span className={styles.icon}>
            <Picture
              url={chain.iconUrl}
              background={chain.iconBackground}
              size={24}
              round
            />
          </span>
        )
      )}
      <bdi className={styles.name}>{words}</bdi>
      <Icon name="chevron" size={16} />
    </button>
  )
}

type ChainButtonProps = {
  readonly chain: ChainView
  readonly show: Responsive<ChainStatus> | undefined
  readonly messages: ButtonMessages
  readonly expanded: boolean
  readonly onOpen: () => void
}
