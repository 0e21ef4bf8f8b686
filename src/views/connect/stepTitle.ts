import type { DialogMessages } from '../../data/messages/dialogs'
import type { ListedWallet } from '../../data/wallets/Wallet'
import type { InstallStep } from '../../wallet/session/installSteps'
import type { StepName } from '../../wallet/session/State'

type TitleOf = (wallet: string, messages: DialogMessages) => string

const instructionsTitle: TitleOf = (wallet, { instructions }) =>
  instructions.title(wallet)

/** The heading of each install step. */
const installTitles: Readonly<Record<InstallStep, TitleOf>> = {
  DOWNLOAD_OPTIONS: (wallet, { download }) => download.optionsTitle(wallet),
  DOWNLOAD: (wallet, { download }) => download.title(wallet),
  INSTRUCTIONS_EXTENSION: instructionsTitle,
  INSTRUCTIONS_DESKTOP: instructionsTitle,
  INSTRUCTIONS_MOBILE: instructionsTitle,
}

/** Returns the heading of a step. */
export function stepTitle(
  step: StepName,
  wallet: ListedWallet | undefined,
  messages: DialogMessages,
  /** Whether the step shows a QR code. */
  hasCode = false,
): string {
  const { get, intro, scan } = messages
  if (step === 'GET') return get.title
  if (!wallet || step === 'NONE' || step === 'LEARN_COMPACT') return intro.title
  const name = wallet.shortName ?? wallet.name
  if (step !== 'CONNECT') return installTitles[step](name, messages)
  if (!hasCode) return name
  return wallet.id === 'walletConnect' ? scan.anyTitle : scan.title(name)
}
