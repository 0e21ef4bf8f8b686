import type { ChainView } from '../../data/chains/Chain'
import { noticeMessages } from '../../data/messages/notice'
import { chevron, Line, warning } from '../../ui/Line'
import { Initial, Picture } from '../../ui/Picture'
import { shortenAddress } from '../../ui/text/shortenAddress'
import { useChainMark } from '../../ui/useChainMark'
import type { Account, Address } from '../../wallet/session/State'
import { AccountButton } from './AccountButton'
import {
  bySize,
  type ChainStatus,
  type ConnectButtonViewProps,
} from './ConnectButtonViewProps'
import * as styles from './Connected.styles'
import { FailureNotice } from './FailureNotice'
import { moveFocus } from './moveFocus'
import { noticeOf } from './noticeOf'
import { noticePlace } from './noticePlaces'
import { OpenButton } from './OpenButton'

/** Network button and account button. On an unsupported network, the network button lets the visitor switch. */
export function Connected(props: ConnectButtonViewProps) {
  const { account = placeholder, chain } = props
  const { expects, isRestored } = account
  const pending = props.status === 'loading' && !isRestored
  const wrong = !pending && chain?.unsupported
  const view = {
    ...props,
    // On narrow screens, the text of the network button is more important. The balance is not useful.
    ...(wrong && {
      accountStatus: { smallScreen: 'avatar', largeScreen: 'full' } as const,
      showBalance: false,
    }),
    ...((pending || isRestored) && { onBalanceVisible: undefined }),
  }
  return (
    <div
      ref={noticePlace}
      className={styles.pair}
      data-pending={pending || undefined}
      aria-hidden={pending || undefined}
      aria-busy={isRestored}
      inert={pending}
    >
      {chain && (
        // A new key skips the colour transition, which would delay the warning.
        <ChainButton
          key={wrong ? 'wrong' : 'chain'}
          chain={chain}
          view={view}
        />
      )}
      {expects ? (
        <WrongAccountButton
          address={account.address}
          expects={expects}
          view={view}
        />
      ) : (
        <AccountButton account={account} view={view} />
      )}
      <FailureNotice {...props} account={account} />
    </div>
  )
}

/** Used while the account is unknown, so that the placeholder has the right size. */
const placeholder: Account = {
  address: '0x0000000000000000000000000000000000000000',
  chainId: 0,
  connector: { id: '', name: '' },
}

/** Replaces the account button if the host expects a different account, and opens the instructions. */
function WrongAccountButton(props: {
  readonly address: Address
  readonly expects: Address
  readonly view: ConnectButtonViewProps
}) {
  const { address, expects, view } = props
  const { chain, messages, noticeMessages: words = noticeMessages } = view
  const needed = shortenAddress(expects)
  const text = words.switchAccount(needed)
  const [before, after] = text.split(needed)
  return (
    <OpenButton
      ref={moveFocus}
      className={styles.wrongAccount}
      opens="account"
      view={view}
      data-brief={chain?.unsupported || undefined}
      title={expects}
      aria-label={words.wrongAccount(
        text,
        messages.yourAccount(shortenAddress(address), chain?.name, undefined),
      )}
    >
      <Line path={warning} />
      <bdi className={styles.wrongWords}>
        {before}
        <span className={styles.wrongAddress} translate="no">
          {needed}
        </span>
        {after}
      </bdi>
      <Line path={chevron} size={16} />
    </OpenButton>
  )
}

/** The connected button and the failure notice, which load together. A toast uses the notice on its own. */
export const connectedParts = {
  ChainButton,
  Connected,
  FailureNotice,
  noticeMessages,
  noticeOf,
}

/** The network button. On an unsupported network, it is always shown, because the visitor must switch. */
function ChainButton(props: {
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
