import * as styles from './ConnectDialog.styles'
import type { ConnectDialogProps } from './ConnectDialogProps'
import { WalletList } from './list/WalletList'
import { StepPane } from './StepPane'
import { StepView } from './StepView'

/**
 * Everything inside the connect dialog. In wide layout the list stays beside
 * the steps; elsewhere one takes the place of the other.
 * @see specification, section 2
 */
export function ConnectDialog(props: ConnectDialogProps) {
  const { flow, groups, layout } = props
  const { page } = flow
  const wallet = groups
    .flatMap(({ wallets }) => wallets)
    .find(({ id }) => 'walletId' in page && page.walletId === id)
  const steps = (
    <StepPane flow={flow} layout={layout} wallet={wallet}>
      <StepView {...props} wallet={wallet} />
    </StepPane>
  )
  if (layout !== 'wide') return steps
  return (
    <div className={styles.wide}>
      <section className={styles.list}>
        <WalletList {...props} />
      </section>
      {steps}
    </div>
  )
}
