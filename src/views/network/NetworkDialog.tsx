import { useState } from 'react'
import type { ChainView } from '../../data/chains/Chain'
import { Callout } from '../../ui/Callout'
import { asStep } from '../../ui/dialog/steps'
import { List } from '../../ui/list/List'
import { ListRow } from '../../ui/list/ListRow'
import { LongList } from '../../ui/list/LongList'
import { Initial, Picture } from '../../ui/Picture'
import { unseen } from '../../ui/unseen.styles'
import { useChainMark } from '../../ui/useChainMark'
import { useDialog } from '../DialogContext'
import { DisconnectButton } from '../DisconnectButton'
import { ViewHeader } from '../ViewHeader'
import * as styles from './NetworkDialog.styles'

/** The list of the host's networks, which also lets visitors leave an unsupported one. @see specification, section 2 */
export function NetworkDialog(props: NetworkDialogProps) {
  const { chains, hasOneChain, onBack, switchingTo, unsupported } = props
  const { messages } = useDialog()
  const { confirm, oneTitle, title, wrongTitle } = messages.network
  const [kind, setKind] = useState<Kind>()
  const hasKinds = new Set(chains.map(kindOf)).size > 1
  const ofKind = kind
    ? chains.filter((chain) => kindOf(chain) === kind)
    : chains
  const hasChoice = !hasOneChain && chains.length > 1
  return (
    <section ref={asStep} data-way="forward">
      <ViewHeader
        title={unsupported ? wrongTitle : hasChoice ? title : oneTitle}
        onBack={onBack}
      />
      <div>
        <NetworkNotice
          hasOneChain={hasOneChain}
          isOnly={chains.length === 1}
          unsupported={unsupported}
        />
        <p className={unseen} role="status">
          {switchingTo && confirm}
        </p>
        {hasKinds && <KindFilter shown={kind} onShow={setKind} />}
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
                  <ChainRow
                    chain={chain}
                    hasOneChain={hasOneChain}
                    isCurrent={chain.id === props.currentId}
                    isChoice={props.isChoice}
                    isPending={chain.id === switchingTo}
                  />
                </li>
              ))}
            </List>
          )}
        </LongList>
        {unsupported && (
          <div className={styles.footer}>
            <DisconnectButton />
          </div>
        )}
      </div>
    </section>
  )
}

/** Explains that the network is unsupported, or why no other network can be chosen, and what to do. */
function NetworkNotice(
  props: Pick<NetworkDialogProps, 'hasOneChain' | 'unsupported'> & {
    /** Whether the page has a single network. */
    readonly isOnly: boolean
  },
) {
  const { hasOneChain, isOnly, unsupported } = props
  const { network } = useDialog().messages
  const { oneText, onlyText, wrongOneText, wrongText } = network
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

type Kind = 'mainnet' | 'testnet'

const kindOf = ({ testnet }: ChainView): Kind =>
  testnet ? 'testnet' : 'mainnet'

/** Buttons that show only the networks of one kind. Pressing the same button again shows all networks. */
function KindFilter(props: {
  /** `undefined` for both kinds. */
  readonly shown: Kind | undefined
  readonly onShow: (kind: Kind | undefined) => void
}) {
  const { shown, onShow } = props
  const { messages } = useDialog()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form
    <div
      role="group"
      aria-label={messages.search.chains}
      className={styles.kinds}
    >
      {(['mainnet', 'testnet'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.kind}
          data-testid={`wd-${kind}`}
          aria-pressed={shown === kind}
          onClick={() => onShow(shown === kind ? undefined : kind)}
        >
          {messages.network[kind]}
        </button>
      ))}
    </div>
  )
}

/** A row of the list of networks. While a switch is pending, the other rows stay enabled. */
function ChainRow(props: {
  readonly chain: ChainView
  readonly hasOneChain: boolean | undefined
  readonly isCurrent: boolean
  readonly isChoice: boolean | undefined
  /** Whether the wallet has been requested to switch to this network. */
  readonly isPending: boolean
}) {
  const { chain, hasOneChain, isCurrent, isPending } = props
  const { layout, messages, send } = useDialog()
  const { confirm, connected, testnet } = messages.network
  const isConnected = isCurrent && !props.isChoice
  const state = isPending ? 'pending' : isConnected ? 'connected' : undefined
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
                <i className={styles.dot} data-state={state} />
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
}

export type NetworkDialogProps = {
  readonly chains: readonly ChainView[]
  /** Id of the wallet's chain, or of the chain that the visitor has chosen. */
  readonly currentId: number
  /** True if no wallet is connected, so that the visitor chooses the chain to connect on. @default false */
  readonly isChoice?: boolean | undefined
  /** Id of the chain that the wallet has been requested to switch to. */
  readonly switchingTo?: number | undefined
  /** True if the wallet's chain is not in `chains`. */
  readonly unsupported: boolean
  /** True if the wallet cannot switch its chain. */
  readonly hasOneChain?: boolean | undefined
  /** Goes back to the account dialog, if the network dialog is a step of it. */
  readonly onBack?: (() => void) | undefined
}
