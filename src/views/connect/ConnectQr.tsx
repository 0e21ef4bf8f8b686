import { type ComponentProps, useEffect, useState } from 'react'
import { Button } from '../../ui/Button'
import { CopyButton, TextToCopy, useCopy } from '../../ui/CopyText'
import { QrCode } from '../../ui/QrCode'
import { useDialog } from '../DialogContext'
import { Connected } from './Connected'
import * as styles from './ConnectQr.styles'
import type { ConnectStep } from './ConnectStep'
import { pairingUri } from './showsCode'
import { WalletIcon } from './WalletIcon'

/** Width of the code with its frame, in CSS pixels. @see specification, section 9 */
const sizes = { compact: 318, wide: 382, mobile: 280 } as const

/** Step CONNECT for a wallet on a phone: a QR code, and a button that copies its link. */
export function ConnectQr({
  flow,
  wallet,
}: ComponentProps<typeof ConnectStep>) {
  const { layout, messages, send } = useDialog()
  const { get, scan } = messages
  const { links, toQrUri } = wallet
  const name = wallet.shortName ?? wallet.name
  const uri = pairingUri(flow)
  const expiresAt =
    flow.attempt?.type === 'asking' ? flow.attempt.expiresAt : undefined
  const size = layout === 'wide' ? 60 : 48
  const [state, copy] = useCopy(uri ?? '')
  return (
    <div className={styles.body}>
      <QrCode
        text={uri && (toQrUri?.(uri) ?? uri)}
        size={sizes[layout]}
        label={scan.code(name)}
        failed={scan.failed}
        mark={{ drawing: <WalletIcon wallet={wallet} size={size} />, size }}
      />
      {state === 'failed' && (
        <TextToCopy
          text={uri ?? ''}
          label={scan.link}
          reason={scan.copyFailed}
        />
      )}
      <div className={styles.foot}>
        <CopyButton
          tone="quiet"
          disabled={!uri}
          state={state}
          words={scan}
          onClick={copy}
        />
        {expiresAt && <TimeLeft until={expiresAt} />}
        {(links.extension || links.desktop || links.phone) && (
          <Button
            tone="quiet"
            onClick={() =>
              send({ type: 'SHOW', step: 'DOWNLOAD_OPTIONS', wallet })
            }
          >
            {get.getNamed(name)}
          </Button>
        )}
      </div>
      <Connected wallet={wallet} />
    </div>
  )
}

/** Remaining lifetime of a code. Not announced by screen readers, because it changes every second. */
function TimeLeft({ until }: { readonly until: number }) {
  const { locale, scan } = useDialog().messages
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  const write = (value: number, minimumIntegerDigits: number) =>
    value.toLocaleString(locale, { minimumIntegerDigits })
  const left = `${write(Math.floor(seconds / 60), 1)}:${write(seconds % 60, 2)}`
  return (
    <span role="timer" data-testid="wd-time-left">
      {scan.expires(left)}
    </span>
  )
}
