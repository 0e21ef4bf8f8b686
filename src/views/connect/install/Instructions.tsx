import type { InstructionStepKind } from '../../../data/wallets/Wallet'
import { reloadPage } from '../../../platform/page/reloadPage'
import { Button } from '../../../ui/Button'
import type { WalletStepProps } from '../ConnectDialogProps'
import { StepDrawing } from '../drawings/StepDrawing'
import { Blurb } from '../learn/Blurb'
import * as styles from '../learn/Blurb.styles'
import { WalletIcon } from '../WalletIcon'

/** The instructions for connecting a wallet with its extension, phone app or desktop app. */
export function Instructions(props: InstructionsProps) {
  const { messages, send, step, wallet } = props
  const { instructions: words } = messages
  const name = wallet.shortName ?? wallet.name
  const isExtension = step === 'INSTRUCTIONS_EXTENSION'
  const source = {
    INSTRUCTIONS_EXTENSION: wallet.extension,
    INSTRUCTIONS_DESKTOP: wallet.desktop,
    INSTRUCTIONS_MOBILE: wallet.qrCode,
  }[step]
  const wordsOf = (kind: InstructionStepKind) =>
    kind !== 'install'
      ? words[kind]
      : isExtension
        ? words.installExtension
        : words.installApp
  return (
    <>
      <ol className={styles.column}>
        {source?.instructions.steps.map((kind) => (
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
        {source?.instructions.learnMoreUrl && (
          <Button tone="quiet" href={source.instructions.learnMoreUrl}>
            {messages.learnMore}
          </Button>
        )}
      </div>
    </>
  )
}

type InstructionsProps = WalletStepProps & {
  readonly step:
    | 'INSTRUCTIONS_MOBILE'
    | 'INSTRUCTIONS_EXTENSION'
    | 'INSTRUCTIONS_DESKTOP'
}
