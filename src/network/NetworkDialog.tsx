import { useState } from 'react'
import { DisconnectButton } from '../ui/DisconnectButton'
import { DialogHeader } from '../ui/dialog/DialogHeader'
import { enterForward } from '../ui/dialog/enter'
import { List } from '../ui/list/List'
import { LongList } from '../ui/list/LongList'
import { unseen } from '../ui/unseen.styles.initial'
import { ChainRow } from './ChainRow'
import { type Kind, KindFilter, kindOf } from './KindFilter'
import * as styles from './NetworkDialog.styles'
import type { NetworkDialogProps } from './NetworkDialogProps'
import { NetworkNotice } from './NetworkNotice'

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
