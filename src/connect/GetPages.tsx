import { Download } from './Download'
import { DownloadOptions } from './DownloadOptions'
import type { GetPagesProps } from './GetPagesOnDemand'
import { GetWallet } from './GetWallet'
import { Instructions } from './Instructions'

/** The steps that help a visitor to a wallet. */
export function GetPages({ wallet, ...props }: GetPagesProps) {
  const { step } = props.flow.page
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
