import type { ListedWallet } from '../../wallets/Wallet'
import type { ConnectDialogProps } from '../ConnectDialogProps'
import { Download } from './Download'
import { DownloadOptions } from './DownloadOptions'
import { GetWallet } from './GetWallet'
import { Instructions } from './Instructions'

/** The steps that help visitors to install a wallet. */
export function InstallSteps({ wallet, ...props }: InstallStepsProps) {
  const { name: step } = props.flow.step
  if (!wallet) return <GetWallet {...props} />
  switch (step) {
    case 'DOWNLOAD_OPTIONS':
      return <DownloadOptions {...props} wallet={wallet} />
    case 'DOWNLOAD':
      return <Download {...props} wallet={wallet} />
    case 'INSTRUCTIONS_MOBILE':
    case 'INSTRUCTIONS_EXTENSION':
    case 'INSTRUCTIONS_DESKTOP':
      return <Instructions {...props} wallet={wallet} step={step} />
    default:
      return <GetWallet {...props} />
  }
}

export type InstallStepsProps = ConnectDialogProps & {
  /** The wallet of the page, if the page is for one. */
  readonly wallet?: ListedWallet | undefined
}
