import type { ListedWallet } from '../../../data/wallets/Wallet'
import { Button } from '../../../ui/Button'
import { useDialog } from '../../DialogContext'
import { PlaceDrawing } from '../drawings/PlaceDrawing'
import { browserNames } from './browserNames'
import { Card } from './Card'
import * as styles from './DownloadOptions.styles'

/** Step DOWNLOAD_OPTIONS: a card for each way to install this wallet. */
export function DownloadOptions({ wallet }: DownloadOptionsProps) {
  const { device, messages, send } = useDialog()
  const { download } = messages
  const { links } = wallet
  const name = wallet.shortName ?? wallet.name
  const browser = browserNames[device.browser]
  const show = (
    step: 'DOWNLOAD' | 'INSTRUCTIONS_EXTENSION' | 'INSTRUCTIONS_DESKTOP',
  ) => send({ type: 'SHOW', step, wallet })
  return (
    <div className={styles.cards}>
      {links.extension && (
        <Card
          drawing={<PlaceDrawing place="browser" />}
          title={download.extensionTitle(name)}
          text={download.extensionText}
        >
          <Button
            tone="primary"
            wide
            href={links.extension}
            onClick={() => show('INSTRUCTIONS_EXTENSION')}
          >
            {browser ? download.addTo(browser) : download.addToThis}
          </Button>
        </Card>
      )}
      {links.desktop && (
        <Card
          drawing={<PlaceDrawing place="computer" />}
          title={download.desktopTitle(name)}
          text={download.desktopText}
        >
          <Button
            wide
            href={links.desktop}
            onClick={() => show('INSTRUCTIONS_DESKTOP')}
          >
            {download.desktopGet}
          </Button>
        </Card>
      )}
      {(links.phone ?? links.store) && (
        <Card
          drawing={<PlaceDrawing place="phone" />}
          title={download.phoneTitle(name)}
          text={download.phoneText}
        >
          <Button
            wide
            href={links.store}
            onClick={links.store ? undefined : () => show('DOWNLOAD')}
          >
            {download.phoneGet}
          </Button>
        </Card>
      )}
    </div>
  )
}

type DownloadOptionsProps = { readonly wallet: ListedWallet }
