import type { ReactNode } from 'react'
import type { ListedWallet } from '../../../data/wallets/Wallet'
import { Button } from '../../../ui/Button'
import { useDialog } from '../../DialogContext'
import { browserNames } from '../connectMessage'
import { Drawing } from '../Drawing'
import * as styles from './InstallSteps.styles'

/** Step DOWNLOAD_OPTIONS: a card for each way to install this wallet. */
export function DownloadOptions({ wallet }: { readonly wallet: ListedWallet }) {
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
          place="browser"
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
          place="computer"
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
          place="phone"
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

const places = {
  browser:
    'M15 18a2 2 0 0 1 2-2h22a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H17a2 2 0 0 1-2-2zM15 23h26M19 19.500h.01m3.49 0h.01',
  computer:
    'M15 18a2 2 0 0 1 2-2h22a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H17a2 2 0 0 1-2-2zM22 40h12m-6-6v6',
  phone:
    'M20 16a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H23a3 3 0 0 1-3-3zM26 38.500h4',
} as const

/** A card with a drawing of the place where the wallet is installed, a title, a text and a button. */
function Card(props: {
  readonly place: keyof typeof places
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}) {
  return (
    <section className={styles.card}>
      <Drawing width={56}>
        <circle cx="28" cy="28" r="27" data-ground="" />
        <path d={places[props.place]} />
      </Drawing>
      <div className={styles.cardWords}>
        <p className={styles.cardTitle}>{props.title}</p>
        <p className={styles.cardText}>{props.text}</p>
      </div>
      <div className={styles.cardAction}>{props.children}</div>
    </section>
  )
}
