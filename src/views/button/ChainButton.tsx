import type { ChainView } from '../../data/chains/Chain'
import { chevron, Line, warning } from '../../ui/Line'
import { Initial, Picture } from '../../ui/Picture'
import { useChainMark } from '../../ui/useChainMark'
import {
  bySize,
  type ChainStatus,
  type ConnectButtonViewProps,
} from './ConnectButtonViewProps'
import * as styles from './Connected.styles'
import { moveFocus } from './moveFocus'
import { OpenButton } from './OpenButton'

/** The network button. On an unsupported network, it is always shown, because the visitor must switch. */
export function ChainButton(props: {
  readonly chain: ChainView
  readonly view: Omit<ConnectButtonViewProps, 'label'>
}) {
  const { chain, view } = props
  const { messages } = view
  const { chainStatus = { smallScreen: 'icon', largeScreen: 'full' } } = view
  const { small, large } = bySize<ChainStatus>(chainStatus)
  const name = chain.name || String(chain.id)
  // An unsupported network is shown as text at every width, even if its chain has an icon.
  const mark = useChainMark(chain)
  const iconUrl = chain.unsupported ? undefined : mark?.iconUrl
  return (
    <OpenButton
      ref={moveFocus}
      className={styles.chain}
      opens="network"
      view={view}
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
          <span className={styles.chainIcon}>
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
        className={styles.chainName}
        translate={chain.unsupported ? undefined : 'no'}
      >
        {chain.unsupported ? messages.wrongNetwork : name}
      </bdi>
      <Line path={chevron} size={16} />
    </OpenButton>
  )
}
