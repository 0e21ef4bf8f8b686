import type { ComponentProps } from 'react'
import { unseen } from '../../ui/unseen.styles'
import { useDialog } from '../DialogContext'
import { connectMessage } from './ask/connectMessage'
import * as styles from './ConnectDialog.styles'
import { showsCode } from './code/showsCode'
import { WalletList } from './list/WalletList'
import { StepPane } from './StepPane'
import { StepView } from './StepView'

/**
 * The content of the connect dialog. In the wide layout, the list stays visible next to the step. In the other layouts,
 * the step replaces the list.
 * @see specification, section 2
 */
export function ConnectDialog({ flow, groups, more }: ConnectDialogProps) {
  const { chain, device, layout, messages } = useDialog()
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
          <WalletList flow={flow} groups={groups} more={more} />
        </section>
      )}
      <StepPane flow={flow} wallet={wallet}>
        <StepView flow={flow} groups={groups} more={more} wallet={wallet} />
      </StepPane>
    </div>
  )
}

export type ConnectDialogProps = ComponentProps<typeof WalletList>
