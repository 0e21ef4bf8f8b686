import { useEffect, useState } from 'react'
import { copyText } from '../platform/clipboard'
import { isPageSeen } from '../platform/pageVisibility'
import { Button } from '../ui/Button'
import { CopyButton } from '../ui/CopyButton'
import { useCopy } from '../ui/useCopy'
import type { WalletStepProps } from './ConnectDialogProps'
import * as styles from './OpenWallet.styles'

/** After so long, a wallet that was opened covers the page, in milliseconds. */
const opensWithinMs = 1500

/** On a phone: opens the wallet, and helps where it did not open. */
export function OpenWallet(props: OpenWalletProps) {
  const { device, messages, uri, wallet } = props
  const { get, scan } = messages
  const [tapped, setTapped] = useState(0)
  const [hasStayed, setHasStayed] = useState(false)
  const [state, copy] = useCopy(uri, copyText)
  const name = wallet.shortName ?? wallet.name
  const system = device.system === 'android' ? 'android' : 'ios'

  useEffect(() => {
    if (tapped === 0) return
    const timer = setTimeout(() => setHasStayed(isPageSeen()), opensWithinMs)
    return () => clearTimeout(timer)
  }, [tapped])

  return (
    <div className={styles.body}>
      {/* A link, because systems open apps only for a tap of the visitor's own. */}
      <Button
        tone="primary"
        wide
        href={wallet.toMobileUri?.(uri, system) ?? uri}
        data-testid="wd-open-wallet"
        onClick={() => setTapped((times) => times + 1)}
      >
        {wallet.id === 'walletConnect' ? scan.openAny : scan.open(name)}
      </Button>
      <div className={styles.help} role="status">
        {hasStayed && wallet.links.store && (
          <Button href={wallet.links.store} data-testid="wd-get-app">
            {get.getNamed(name)}
          </Button>
        )}
      </div>
      <CopyButton tone="quiet" state={state} words={scan} onClick={copy} />
    </div>
  )
}

type OpenWalletProps = WalletStepProps & {
  /** Pairing URI of the attempt. */
  readonly uri: string
}
