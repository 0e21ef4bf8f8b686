import type { ChainView } from '../chains/Chain'
import type { DialogMessages } from '../messages/dialogs'
import type { VisitorEvent } from '../session/Event'
import { DialogHeader } from '../ui/DialogHeader'
import { DisconnectButton } from '../ui/DisconnectButton'
import { LongList } from '../ui/LongList'
import { ChainRow } from './ChainRow'
import * as styles from './NetworkDialog.styles'
import { NetworkNotice } from './NetworkNotice'

/** The networks of this app, and the way out of one that is not. @see specification, section 2 */
export function NetworkDialog(props: NetworkDialogProps) {
  const { chains, hasOneChain, messages, send, unsupported } = props
  const { oneTitle, title, wrongTitle } = messages.network
  const hasChoice = !hasOneChain && chains.length > 1
  return (
    <>
      <DialogHeader
        title={unsupported ? wrongTitle : hasChoice ? title : oneTitle}
        labels={messages}
        onClose={() => send({ type: 'CLOSE' })}
      />
      <NetworkNotice {...props} />
      <LongList
        items={chains}
        textsOf={({ id, name }) => [name, String(id)]}
        label={messages.search.chains}
        words={messages.search}
      >
        {(shown) => (
          <ul className={styles.chains}>
            {shown.map((chain) => (
              <li key={chain.id}>
                <ChainRow {...props} chain={chain} />
              </li>
            ))}
          </ul>
        )}
      </LongList>
      {unsupported && (
        <div className={styles.footer}>
          <DisconnectButton
            label={messages.disconnect}
            onClick={() => send({ type: 'DISCONNECT' })}
          />
        </div>
      )}
    </>
  )
}

export type NetworkDialogProps = {
  readonly chains: readonly ChainView[]
  /** Id of the chain that the wallet is on. */
  readonly currentId: number
  /** Id of the chain that the wallet is asked for. */
  readonly switchingTo?: number | undefined
  /** True when the wallet is on a chain that is not among `chains`. */
  readonly unsupported: boolean
  /** True where the wallet can be asked for no other chain than its own. */
  readonly hasOneChain?: boolean | undefined
  readonly layout: 'wide' | 'compact' | 'mobile'
  readonly messages: DialogMessages
  readonly send: (event: VisitorEvent) => void
}
