import type { ListedWallet } from '../../../data/wallets/Wallet'
import { Button } from '../../../ui/Button'
import { QrCode } from '../../../ui/QrCode'
import { useDialog } from '../../DialogContext'
import * as styles from './Download.styles'

/** Size of the code, in CSS pixels. */
const size = 268

/** Step DOWNLOAD: a QR code that opens the wallet's download page on the visitor's phone. */
export function Download({ wallet }: DownloadProps) {
  const { messages, send } = useDialog()
  const { download } = messages
  const { links } = wallet
  const name = wallet.shortName ?? wallet.name
  const url = links.phone ?? links.store
  if (!url) return null
  const goOn = () =>
    wallet.qrCode
      ? send({ type: 'SHOW', step: 'INSTRUCTIONS_MOBILE', wallet })
      : send({ type: 'CHOOSE', wallet })
  return (
    <div className={styles.body}>
      <p>{download.text}</p>
      <QrCode
        text={url}
        size={size}
        label={download.code(name)}
        failed={download.failed}
      />
      <div className={styles.actions}>
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

type DownloadProps = { readonly wallet: ListedWallet }
