import type { ComponentType } from 'react'
import type { ListedWallet } from '../../../data/wallets/Wallet'
import type { InstallStep } from '../../../wallet/session/installSteps'
import type { ConnectDialogProps, WalletStepProps } from '../ConnectDialogProps'
import { Download } from './Download'
import { DownloadOptions } from './DownloadOptions'
import { GetWallet } from './GetWallet'
import { Instructions } from './Instructions'

const views: Readonly<Record<InstallStep, ComponentType<WalletStepProps>>> = {
  DOWNLOAD_OPTIONS: DownloadOptions,
  DOWNLOAD: Download,
  INSTRUCTIONS_EXTENSION: (props) => (
    <Instructions {...props} step="INSTRUCTIONS_EXTENSION" />
  ),
  INSTRUCTIONS_DESKTOP: (props) => (
    <Instructions {...props} step="INSTRUCTIONS_DESKTOP" />
  ),
  INSTRUCTIONS_MOBILE: (props) => (
    <Instructions {...props} step="INSTRUCTIONS_MOBILE" />
  ),
}

/** The steps that help visitors to install a wallet. */
export function InstallSteps({ wallet, ...props }: InstallStepsProps) {
  const { step } = props.flow
  if (!wallet || !('walletId' in step) || step.name === 'CONNECT')
    return <GetWallet {...props} />
  const View = views[step.name]
  return <View {...props} wallet={wallet} />
}

export type InstallStepsProps = ConnectDialogProps & {
  /** The wallet of the step, if the step is for one wallet. */
  readonly wallet?: ListedWallet | undefined
}
