import type {
  InstructionStepKind,
  ListedWallet,
} from '../../../data/wallets/Wallet'
import { reloadPage } from '../../../platform/page/reloadPage'
import { Button } from '../../../ui/Button'
import { useDialog } from '../../DialogContext'
import { StepDrawing } from '../drawings/StepDrawing'
import { Blurb } from '../learn/Blurb'
import * as styles from '../learn/Blurb.styles'
import { WalletIcon } from '../WalletIcon'

/** The instructions for connecting a wallet with its extension, phone app or desktop app. */
export function Instructions({ source, wallet }: InstructionsProps) {
  const { messages, send } = useDialog()
  const { instructions: words } = messages
  const name = wallet.shortName ?? wallet.name
  const isExtension = source === 'extension'
  const { learnMoreUrl, steps = [] } = wallet[source]?.instructions ?? {}
  const wordsOf = (kind: InstructionStepKind) =>
    kind !== 'install'
      ? words[kind]
      : isExtension
        ? words.installExtension
        : words.installApp
  return (
    <>
      <ol className={styles.column}>
        {steps.map((kind) => (
          <li key={kind}>
            <Blurb
              drawing={
                kind === 'install' ? (
                  <WalletIcon wallet={wallet} size={48} />
                ) : (
                  <StepDrawing kind={kind} />
                )
              }
              title={wordsOf(kind).title(name)}
              text={wordsOf(kind).text}
            />
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
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
        {learnMoreUrl && (
          <Button tone="quiet" href={learnMoreUrl}>
            {messages.learnMore}
          </Button>
        )}
      </div>
    </>
  )
}

type InstructionsProps = {
  readonly wallet: ListedWallet
  /** Where the wallet is installed. */
  readonly source: 'extension' | 'desktop' | 'qrCode'
}
