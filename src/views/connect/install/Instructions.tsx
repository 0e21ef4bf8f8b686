import type { ReactNode } from 'react'
import { safeLink } from '../../../data/wallets/safeLink'
import type { ListedWallet } from '../../../data/wallets/Wallet'
import { reloadPage } from '../../../platform/page/reloadPage'
import { Button } from '../../../ui/Button'
import { useDialog } from '../../DialogContext'
import { Drawing } from '../Drawing'
import { WalletIcon } from '../WalletIcon'
import * as styles from './InstallSteps.styles'

/** The instructions for connecting a wallet with its extension, phone app or desktop app. */
export function Instructions(props: {
  readonly wallet: ListedWallet
  /** Place where the wallet is installed. */
  readonly source: 'extension' | 'desktop' | 'qrCode'
}) {
  const { source, wallet } = props
  const { messages, send } = useDialog()
  const { instructions: words } = messages
  const name = wallet.shortName ?? wallet.name
  const isExtension = source === 'extension'
  const { learnMoreUrl, steps = [] } = wallet[source]?.instructions ?? {}
  const learnMore = safeLink(learnMoreUrl)
  return (
    <>
      <ol className={styles.instructions}>
        {steps.map((kind) => {
          const isInstall = kind === 'install'
          const own = isExtension ? words.installExtension : words.installApp
          const { title, text } = isInstall ? own : words[kind]
          return (
            <li key={kind}>
              <div className={styles.instruction}>
                {isInstall ? (
                  <WalletIcon wallet={wallet} size={48} />
                ) : (
                  drawings[kind]
                )}
                <div>
                  <p className={styles.instructionTitle}>{title(name)}</p>
                  <p>{text}</p>
                </div>
              </div>
            </li>
          )
        })}
      </ol>
      <div className={styles.instructionActions}>
        {isExtension ? (
          <Button tone="primary" onClick={reloadPage}>
            {words.refreshNow}
          </Button>
        ) : (
          <Button
            tone="primary"
            onClick={() => send({ type: 'CHOOSE', wallet })}
          >
            {words.connect}
          </Button>
        )}
        {learnMore && (
          <Button tone="quiet" href={learnMore}>
            {messages.learnMore}
          </Button>
        )}
      </div>
    </>
  )
}

const drawingOf = (path: string): ReactNode => (
  <Drawing width={48}>
    <rect width="48" height="48" rx="11" data-ground="" />
    <path d={path} />
  </Drawing>
)

/** A new page with a plus, two circular arrows, and the corners of a QR code. */
const drawings = {
  create: drawingOf('M16 15h11l6 6v12H16zM27 15v6h6M24.5 24v6m-3-3h6'),
  refresh: drawingOf(
    'M32 21.500a9 9 0 0 0-16.5 0m0-5v5h5M16 26.500a9 9 0 0 0 16.5 0m0 5v-5h-5',
  ),
  scan: drawingOf(
    'M20 15h-5v5m13-5h5v5m-13 13h-5v-5m13 5h5v-5M20 20h3v3h-3zm5 5h3v3h-3zm3-5v.01m-8 7.99v.01',
  ),
} as const
