import { unseen } from '../../ui/unseen.styles'
import { connectMessage } from './ask/connectMessage'
import * as styles from './ConnectDialog.styles'
import type { ConnectDialogProps } from './ConnectDialogProps'
import { showsCode } from './code/showsCode'
import { WalletList } from './list/WalletList'
import { StepPane } from './StepPane'
import { StepView } from './StepView'

/**
 * The content of the connect dialog. In the wide layout, the list stays visible next to the step. In the other layouts,
 * the step replaces the list.
 * @see specification, section 2
 */
export function ConnectDialog(props: ConnectDialogProps) {
  const { chain, device, flow, groups, layout, messages } = props
  const { step } = flow
  const wallet = groups
    .flatMap(({ wallets }) => wallets)
    .find(({ id }) => 'walletId' in step && step.walletId === id)
  const status =
    wallet &&
    step.name === 'CONNECT' &&
    !showsCode(wallet, flow, device) &&
    connectMessage(wallet, flow.attempt, messages, device, chain)
  return (
    <div className={layout === 'wide' ? styles.wide : undefined}>
      {/* Always rendered, because screen readers ignore a status region that is added with its text. */}
      <p role="status" className={unseen}>
        {status && `${status.title}\n${status.text}`}
      </p>
      {layout === 'wide' && (
        <section className={styles.list}>
          <WalletList {...props} />
        </section>
      )}
      <StepPane flow={flow} layout={layout} wallet={wallet}>
        <StepView {...props} wallet={wallet} />
      </StepPane>
    </div>
  )
}
