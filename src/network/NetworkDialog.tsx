import { DisconnectButton } from '../ui/DisconnectButton'
import { DialogHeader } from '../ui/dialog/DialogHeader'
import { LongList } from '../ui/list/LongList'
import { ChainRow } from './ChainRow'
import * as styles from './NetworkDialog.styles'
import type { NetworkDialogProps } from './NetworkDialogProps'
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
