import type { ComponentType } from 'react'
import type { ListedGroup } from '../../../data/wallets/groupWallets'
import type { ListedWallet } from '../../../data/wallets/Wallet'
import type { InstallStep } from '../../../wallet/session/installSteps'
import type { Step } from '../../../wallet/session/State'
import { Download } from './Download'
import { DownloadOptions } from './DownloadOptions'
import { GetWallet } from './GetWallet'
import { Instructions } from './Instructions'

const views: Readonly<
  Record<InstallStep, ComponentType<{ readonly wallet: ListedWallet }>>
> = {
  DOWNLOAD_OPTIONS: DownloadOptions,
  DOWNLOAD: Download,
  INSTRUCTIONS_EXTENSION: ({ wallet }) => (
    <Instructions wallet={wallet} source="extension" />
  ),
  INSTRUCTIONS_DESKTOP: ({ wallet }) => (
    <Instructions wallet={wallet} source="desktop" />
  ),
  INSTRUCTIONS_MOBILE: ({ wallet }) => (
    <Instructions wallet={wallet} source="qrCode" />
  ),
}

/** The steps that help visitors to install a wallet. */
export function InstallSteps({ groups, step, wallet }: InstallStepsProps) {
  if (!wallet || !('walletId' in step) || step.name === 'CONNECT')
    return <GetWallet groups={groups} />
  const View = views[step.name]
  return <View wallet={wallet} />
}

export type InstallStepsProps = {
  readonly groups: readonly ListedGroup[]
  readonly step: Step
  /** The wallet of the step, if the step is for one wallet. */
  readonly wallet?: ListedWallet | undefined
}
