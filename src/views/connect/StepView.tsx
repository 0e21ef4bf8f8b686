import type { ListedWallet } from '../../data/wallets/Wallet'
import { ConnectStep } from './ask/ConnectStep'
import type { ConnectDialogProps } from './ConnectDialogProps'
import { ConnectQr } from './code/ConnectQr'
import { pairingUri } from './code/pairingUri'
import { showsCode } from './code/showsCode'
import { InstallStepsOnDemand } from './install/InstallStepsOnDemand'
import { Intro } from './learn/Intro'
import { Offer } from './learn/Offer'
import { offeredWallet } from './learn/offeredWallet'
import { WalletList } from './list/WalletList'
import { WalletTiles } from './list/WalletTiles'
import { StepHeader } from './StepHeader'
import { stepTitle } from './stepTitle'

/** The view of the flow's current step. @see specification, section 4 */
export function StepView({ wallet, ...props }: StepViewProps) {
  const { device, flow, groups, layout, messages } = props
  const { step } = flow
  // If the wallet is no longer in the list, the first step is shown.
  const isFirst = step.name === 'NONE' || ('walletId' in step && !wallet)
  if (isFirst && layout === 'mobile') return <WalletTiles {...props} />
  if (isFirst && layout === 'compact') return <WalletList {...props} />
  const hasCode = wallet !== undefined && showsCode(wallet, flow, device)
  const offered = isFirst ? offeredWallet(groups) : undefined
  const title = stepTitle(step.name, wallet, messages, hasCode)
  return (
    <>
      <StepHeader
        {...props}
        title={isFirst ? undefined : title}
        hint={hasCode ? messages.scan.how : undefined}
      />
      {offered ? (
        <Offer {...props} wallet={offered} />
      ) : isFirst || step.name === 'LEARN_COMPACT' ? (
        <Intro {...props} />
      ) : hasCode ? (
        <ConnectQr {...props} wallet={wallet} uri={pairingUri(flow)} />
      ) : wallet && step.name === 'CONNECT' ? (
        <ConnectStep {...props} wallet={wallet} />
      ) : (
        <InstallStepsOnDemand {...props} wallet={wallet} />
      )}
    </>
  )
}

type StepViewProps = ConnectDialogProps & {
  /** The wallet of the step, if it is in the list. */
  readonly wallet: ListedWallet | undefined
}
