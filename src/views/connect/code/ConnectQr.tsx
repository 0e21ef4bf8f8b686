import { copyText } from '../../../platform/page/clipboard'
import { Button } from '../../../ui/Button'
import { CopyButton } from '../../../ui/copy/CopyButton'
import { TextToCopy } from '../../../ui/copy/TextToCopy'
import { useCopy } from '../../../ui/copy/useCopy'
import { QrCode } from '../../../ui/QrCode'
import { useDialog } from '../../DialogContext'
import type { ConnectStepProps } from '../ask/ConnectStep'
import { Connected } from '../Connected'
import { WalletIcon } from '../WalletIcon'
import * as styles from './ConnectQr.styles'
import { pairingUri } from './pairingUri'
import { TimeLeft } from './TimeLeft'

/** Width of the code with its frame, in CSS pixels. @see specification, section 9 */
const sizes = { compact: 318, wide: 382, mobile: 280 } as const

/** Step CONNECT for a wallet on a phone: a QR code, and a button that copies its link. */
export function ConnectQr({ flow, wallet }: ConnectStepProps) {
  const { layout, messages, send } = useDialog()
  const { get, scan } = messages
  const { links, toQrUri } = wallet
  const name = wallet.shortName ?? wallet.name
  const uri = pairingUri(flow)
  const expiresAt =
    flow.attempt?.type === 'asking' ? flow.attempt.expiresAt : undefined
  const markSize = layout === 'wide' ? 60 : 48
  const [state, copy] = useCopy(uri ?? '', copyText)
  return (
    <div className={styles.body}>
      <QrCode
        text={uri && (toQrUri?.(uri) ?? uri)}
        size={sizes[layout]}
        label={scan.code(name)}
        failed={scan.failed}
        mark={{
          drawing: <WalletIcon wallet={wallet} size={markSize} />,
          size: markSize,
        }}
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
        {expiresAt && (
          <TimeLeft
            until={expiresAt}
            words={scan.expires}
            locale={messages.locale}
          />
        )}
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
