import { memo, useState } from 'react'
import type { ChainView } from '../../data/chains/Chain'
import type { DialogMessages } from '../../data/messages/dialogs'
import { Callout } from '../../ui/Callout'
import { DisconnectButton } from '../../ui/DisconnectButton'
import { DialogHeader } from '../../ui/dialog/DialogHeader'
import { enterForward } from '../../ui/dialog/enter'
import { Initial } from '../../ui/Initial'
import { List } from '../../ui/list/List'
import { ListRow } from '../../ui/list/ListRow'
import { LongList } from '../../ui/list/LongList'
import { Picture } from '../../ui/Picture'
import { unseen } from '../../ui/unseen.styles'
import { useChainMark } from '../../ui/useChainMark'
import type { VisitorEvent } from '../../wallet/session/Event'
import * as rowStyles from './ChainRow.styles'
import { type Kind, KindFilter, kindOf } from './KindFilter'
import * as styles from './NetworkDialog.styles'

/** The list of the host's networks, which also lets visitors leave an unsupported one. @see specification, section 2 */
export function NetworkDialog(props: NetworkDialogProps) {
  const { chains, hasOneChain, messages, send, switchingTo, unsupported } =
    props
  const { confirm, oneTitle, title, wrongTitle } = messages.network
  const [kind, setKind] = useState<Kind>()
  const hasKinds = new Set(chains.map(kindOf)).size > 1
  const ofKind = kind
    ? chains.filter((chain) => kindOf(chain) === kind)
    : chains
  const hasChoice = !hasOneChain && chains.length > 1
  return (
    <>
      <DialogHeader
        title={unsupported ? wrongTitle : hasChoice ? title : oneTitle}
        labels={messages}
        onBack={props.onBack}
        onClose={() => send({ type: 'CLOSE' })}
      />
      <div ref={props.onBack && enterForward}>
        <NetworkNotice {...props} />
        <p className={unseen} role="status">
          {switchingTo && confirm}
        </p>
        {hasKinds && (
          <KindFilter shown={kind} onShow={setKind} messages={messages} />
        )}
        <LongList
          items={ofKind}
          textsOf={({ id, name }) => [name, String(id)]}
          label={messages.search.chains}
          words={messages.search}
        >
          {(shown) => (
            <List className={styles.chains}>
              {shown.map((chain) => (
                <li key={chain.id}>
                  <ChainRow {...props} chain={chain} />
                </li>
              ))}
            </List>
          )}
        </LongList>
        {unsupported && (
          <div className={styles.footer}>
            <DisconnectButton
              label={messages.disconnect}
              onClick={() => send({ type: 'LEAVE' })}
            />
          </div>
        )}
      </div>
    </>
  )
}

/** Explains that the network is unsupported, or why no other network can be chosen, and what to do. */
function NetworkNotice(props: NetworkDialogProps) {
  const { chains, hasOneChain, unsupported } = props
  const { oneText, onlyText, wrongOneText, wrongText } = props.messages.network
  const isOnly = chains.length === 1
  if (!unsupported && !hasOneChain && !isOnly) return null
  const wrong = hasOneChain ? wrongOneText : wrongText
  const calm = isOnly ? onlyText : oneText
  return (
    <div className={styles.notice}>
      <Callout
        tone={unsupported ? 'danger' : 'calm'}
        text={unsupported ? wrong : calm}
      />
    </div>
  )
}

/**
 * A row of the list of networks. Choosing the current network closes the dialog. While a switch is pending, the other
 * rows stay enabled, so that the visitor can choose another network.
 */
const ChainRow = memo(function ChainRow(props: ChainRowProps) {
  const { chain, currentId, hasOneChain, layout, send, switchingTo } = props
  const { confirm, connected, testnet } = props.messages.network
  const isCurrent = chain.id === currentId
  const isPending = chain.id === switchingTo
  const state = isPending ? 'pending' : isCurrent ? 'connected' : undefined
  const mark = useChainMark(chain)
  const size = layout === 'mobile' ? 36 : 28
  const choose = () => {
    // Not `disabled`, because a disabled row would lose the focus.
    if (isPending) return
    send(isCurrent ? { type: 'CLOSE' } : { type: 'SWITCH', chainId: chain.id })
  }
  return (
    <ListRow
      icon={
        <Picture
          url={mark?.iconUrl}
          background={mark?.iconBackground}
          size={size}
          round
          fallback={<Initial name={chain.name} />}
        />
      }
      name={chain.name}
      status={
        (chain.testnet || state) && (
          <>
            {chain.testnet && <span>{testnet}</span>}
            {state && (
              <span>
                <i className={rowStyles.dot} data-state={state} />
                {isPending ? confirm : connected}
              </span>
            )}
          </>
        )
      }
      selected={isCurrent}
      disabled={hasOneChain && !isCurrent}
      testId={`wd-chain-${chain.id}`}
      onClick={choose}
    />
  )
})

type ChainRowProps = NetworkDialogProps & { readonly chain: ChainView }

export type NetworkDialogProps = {
  readonly chains: readonly ChainView[]
  /** Id of the wallet's chain. */
  readonly currentId: number
  /** Id of the chain that the wallet has been requested to switch to. */
  readonly switchingTo?: number | undefined
  /** True if the wallet's chain is not in `chains`. */
  readonly unsupported: boolean
  /** True if the wallet cannot switch its chain. */
  readonly hasOneChain?: boolean | undefined
  readonly layout: 'wide' | 'compact' | 'mobile'
  readonly messages: DialogMessages
  readonly send: (event: VisitorEvent) => void
  /** Goes back to the account dialog, if the network dialog is a step of it. */
  readonly onBack?: (() => void) | undefined
}
