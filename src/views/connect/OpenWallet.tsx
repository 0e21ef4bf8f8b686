import { useEffect, useState } from 'react'
import type { ListedWallet } from '../../data/wallets/Wallet'
import { openApp, wasOpened } from '../../platform/device/openApp'
import { whenVisibleFor } from '../../platform/page/pageVisibility'
import { Button } from '../../ui/Button'
import { CopyText } from '../../ui/CopyText'
import { useDialog } from '../DialogContext'
import * as styles from './ConnectDialog.styles'
import { saveOpened, walletLink } from './walletLink'

/** Time within which an opened wallet app covers the page, in milliseconds. */
const opensWithinMs = 1500

/** On a phone, opens the wallet's app, and helps if it did not open. */
export function OpenWallet(props: {
  readonly wallet: ListedWallet
  /** Pairing URI of the attempt, and its expiry in milliseconds since 1970. */
  readonly uri: string
  readonly expiresAt: number | undefined
}) {
  const { expiresAt = 0, uri, wallet } = props
  const { device, messages } = useDialog()
  const { get, scan } = messages
  const link = walletLink(wallet, uri, device)
  // The tap that chose the wallet may have opened its app already.
  const [tapped, setTapped] = useState(() => (wasOpened(link) ? 1 : 0))
  const [hasStayed, setHasStayed] = useState(false)
  const name = wallet.shortName ?? wallet.name

  useEffect(() => {
    if (tapped === 0) return
    return whenVisibleFor(opensWithinMs, () => setHasStayed(true))
  }, [tapped])

  return (
    <div className={styles.openWallet}>
      {/* A link, because systems open apps only for a direct tap of the visitor. */}
      <Button
        tone="primary"
        wide
        // A web view would follow the link itself and may lose this page.
        href={device.embedded ? undefined : link}
        data-testid="wd-open-wallet"
        onClick={() => {
          if (wallet.toMobileUri)
            saveOpened(wallet, device, link, { uri, expiresAt })
          if (device.embedded) openApp(link)
          setTapped((times) => times + 1)
        }}
      >
        {wallet.id === 'walletConnect' ? scan.openAny : scan.open(name)}
      </Button>
      <div className={styles.openWalletHelp} role="status">
        {hasStayed && wallet.links.store && (
          <Button wide href={wallet.links.store} data-testid="wd-get-app">
            {get.getNamed(name)}
          </Button>
        )}
      </div>
      <CopyText tone="quiet" text={uri} words={{ ...scan, label: scan.link }} />
    </div>
  )
}
