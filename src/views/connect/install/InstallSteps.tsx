import type { ListedGroup } from '../../../data/wallets/groupWallets'
import type { ListedWallet } from '../../../data/wallets/Wallet'
import { Button } from '../../../ui/Button'
import { QrCode } from '../../../ui/QrCode'
import type { Step } from '../../../wallet/session/State'
import { useDialog } from '../../DialogContext'
import { DownloadOptions } from './DownloadOptions'
import { GetWallet } from './GetWallet'
import * as styles from './InstallSteps.styles'
import { Instructions } from './Instructions'

/** The steps that help visitors to install a wallet. */
export function InstallSteps(props: {
  readonly groups: readonly ListedGroup[]
  readonly step: Step
  /** The wallet of the step, if the step is for one wallet. */
  readonly wallet: ListedWallet | undefined
}) {
  const { groups, step, wallet } = props
  if (!wallet) return <GetWallet groups={groups} />
  switch (step.name) {
    case 'DOWNLOAD_OPTIONS':
      return <DownloadOptions wallet={wallet} />
    case 'DOWNLOAD':
      return <Download wallet={wallet} />
    case 'INSTRUCTIONS_EXTENSION':
      return <Instructions wallet={wallet} source="extension" />
    case 'INSTRUCTIONS_DESKTOP':
      return <Instructions wallet={wallet} source="desktop" />
    case 'INSTRUCTIONS_MOBILE':
      return <Instructions wallet={wallet} source="qrCode" />
    default:
      return <GetWallet groups={groups} />
  }
}

/** Size of the code, in CSS pixels. */
const size = 268

/** Step DOWNLOAD: a QR code that opens the wallet's download page on the visitor's phone. */
function Download({ wallet }: { readonly wallet: ListedWallet }) {
  const { messages, send } = useDialog()
  const { download } = messages
  const { links } = wallet
  const url = links.phone ?? links.store
  if (!url) return null
  const goOn = () =>
    wallet.qrCode
      ? send({ type: 'SHOW', step: 'INSTRUCTIONS_MOBILE', wallet })
      : send({ type: 'CHOOSE', wallet })
  return (
    <div className={styles.download}>
      <p>{download.text}</p>
      <QrCode
        text={url}
        size={size}
        label={download.code(wallet.shortName ?? wallet.name)}
        failed={download.failed}
      />
      <div className={styles.downloadActions}>
        <Button tone="primary" onClick={goOn}>
          {download.continue}
        </Button>
        <Button tone="quiet" href={url}>
          {download.orOpen}
        </Button>
      </div>
    </div>
  )
}
