import type { ReactNode } from 'react'
import type { DialogMessages } from '../../../data/messages/dialogs'
import type { ListedGroup } from '../../../data/wallets/groupWallets'
import type { ListedWallet } from '../../../data/wallets/Wallet'
import { walletsOf } from '../../../data/wallets/WalletChoice'
import { Button } from '../../../ui/Button'
import { List } from '../../../ui/list/List'
import { QrCode } from '../../../ui/QrCode'
import { unseen } from '../../../ui/unseen.styles'
import type { Step } from '../../../wallet/session/State'
import { useDialog } from '../../DialogContext'
import { browserNames } from '../connectMessage'
import { Drawing } from '../Drawing'
import { WalletIcon } from '../WalletIcon'
import * as styles from './InstallSteps.styles'
import { Instructions } from './Instructions'

export function InstallSteps(props: {
  readonly groups: readonly ListedGroup[]
  readonly step: Step
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

/** Maximum number of wallets. @see specification, section 9 */
const maxCounts = { wide: 5, compact: 5, mobile: 3 } as const

/** The first wallets of the list that are not installed and can be installed on this device. */
function GetWallet(props: { readonly groups: readonly ListedGroup[] }) {
  const { layout, messages, send } = useDialog()
  const { get } = messages
  const wallets = walletsOf(props.groups)
    .filter((it) => !it.installed && Object.values(it.links).some(Boolean))
    .slice(0, maxCounts[layout])
  return (
    <>
      <List className={styles.wallets}>
        {wallets.map((wallet) => (
          <li key={wallet.id} className={styles.wallet}>
            <WalletIcon wallet={wallet} size={48} />
            <div className={styles.walletWords}>
              <p className={styles.walletName}>
                <bdi translate="no">{wallet.name}</bdi>
              </p>
              <p className={styles.walletKind}>{kindOf(wallet, get)}</p>
            </div>
            <Button
              href={wallet.links.store}
              onClick={
                wallet.links.store
                  ? undefined
                  : () => send({ type: 'SHOW', step: nextStep(wallet), wallet })
              }
            >
              <span aria-hidden="true">{get.get}</span>
              <span className={unseen}>{get.getNamed(wallet.name)}</span>
            </Button>
          </li>
        ))}
      </List>
      <p className={styles.otherWallets}>
        {wallets.length ? get.other : get.none}
      </p>
    </>
  )
}

/** Returns the options only for a wallet that can be installed on a desktop as well as on a phone. */
const nextStep = ({ links }: ListedWallet) =>
  links.extension || links.desktop ? 'DOWNLOAD_OPTIONS' : 'DOWNLOAD'

function kindOf({ links }: ListedWallet, get: DialogMessages['get']): string {
  const { desktop, extension, phone, store } = links
  if (phone && extension) return get.phoneAndExtension
  if (phone && desktop) return get.phoneAndDesktop
  if (phone || store) return get.phone
  return extension ? get.extension : get.desktop
}

/** Step DOWNLOAD_OPTIONS: a card for each way to install this wallet. */
function DownloadOptions({ wallet }: { readonly wallet: ListedWallet }) {
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
  // In the wide layout, the step's title is a second one, below the list's title.
  const Title = useDialog().layout === 'wide' ? 'h3' : 'h2'
  return (
    <section className={styles.card}>
      <Drawing width={56}>
        <circle cx="28" cy="28" r="27" data-ground="" />
        <path d={places[props.place]} />
      </Drawing>
      <div className={styles.cardWords}>
        <Title className={styles.cardTitle}>{props.title}</Title>
        <p className={styles.cardText}>{props.text}</p>
      </div>
      <div className={styles.cardAction}>{props.children}</div>
    </section>
  )
}
