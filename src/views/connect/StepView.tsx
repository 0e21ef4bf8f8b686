import type { ComponentProps } from 'react'
import type { ListedWallet } from '../../data/wallets/Wallet'
import { useDialog } from '../DialogContext'
import { ConnectStep } from './ask/ConnectStep'
import { ConnectQr } from './code/ConnectQr'
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
export function StepView({ flow, groups, more, wallet }: StepViewProps) {
  const { device, layout, messages } = useDialog()
  const { step } = flow
  // If the wallet is no longer in the list, the first step is shown.
  const isFirst = step.name === 'NONE' || ('walletId' in step && !wallet)
  if (isFirst && layout === 'mobile')
    return <WalletTiles groups={groups} more={more} />
  if (isFirst && layout === 'compact')
    return <WalletList flow={flow} groups={groups} more={more} />
  const hasCode = wallet !== undefined && showsCode(wallet, flow, device)
  const offered = isFirst ? offeredWallet(groups) : undefined
  const title = stepTitle(step.name, wallet, messages, hasCode)
  return (
    <>
      <StepHeader
        flow={flow}
        title={isFirst ? undefined : title}
        hint={hasCode ? messages.scan.how : undefined}
      />
      {offered ? (
        <Offer wallet={offered} />
      ) : isFirst || step.name === 'LEARN_COMPACT' ? (
        <Intro />
      ) : hasCode ? (
        <ConnectQr flow={flow} wallet={wallet} />
      ) : wallet && step.name === 'CONNECT' ? (
        <ConnectStep flow={flow} wallet={wallet} />
      ) : (
        <InstallStepsOnDemand groups={groups} step={step} wallet={wallet} />
      )}
    </>
  )
}

type StepViewProps = ComponentProps<typeof WalletList> & {
  /** The wallet of the step, if it is in the list. */
  readonly wallet: ListedWallet | undefined
}
