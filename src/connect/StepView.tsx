import type { ConnectDialogProps } from './ConnectDialogProps'
import { ConnectPage } from './ConnectPage'
import { Download } from './Download'
import { DownloadOptions } from './DownloadOptions'
import { FirstPage } from './FirstPage'
import { GetWallet } from './GetWallet'
import { Instructions } from './Instructions'
import { Intro } from './Intro'

/** The view of the step that the flow is at. @see specification, section 4 */
export function StepView(props: ConnectDialogProps) {
  const { page } = props.flow
  if (page.step === 'LEARN_COMPACT') return <Intro {...props} />
  if (page.step === 'GET') return <GetWallet {...props} />
  const wallet =
    page.step !== 'NONE' &&
    props.groups
      .flatMap(({ wallets }) => wallets)
      .find(({ id }) => id === page.walletId)
  if (!wallet) return <FirstPage {...props} />
  const ofWallet = { ...props, wallet }
  switch (page.step) {
    case 'CONNECT':
      return <ConnectPage {...ofWallet} />
    case 'DOWNLOAD_OPTIONS':
      return <DownloadOptions {...ofWallet} />
    case 'DOWNLOAD':
      return <Download {...ofWallet} />
    case 'INSTRUCTIONS_MOBILE':
    case 'INSTRUCTIONS_EXTENSION':
    case 'INSTRUCTIONS_DESKTOP':
      return <Instructions {...ofWallet} step={page.step} />
  }
}
