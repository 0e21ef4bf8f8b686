import type { ChainView } from '../../data/chains/Chain'
import type { DialogMessages } from '../../data/messages/dialogs'
import { hasTransport } from '../../data/wallets/transports'
import type { ListedWallet } from '../../data/wallets/Wallet'
import type { FailureClass } from '../../errors/Failure'
import type { Device } from '../../platform/device/device'
import type { InstallStep } from '../../wallet/session/installSteps'
import type { Attempt, StepName } from '../../wallet/session/State'
import { messagesFor } from './messagesFor'
import { isScannedByPhone } from './showsCode'

/** State of connecting a wallet, with its texts. */
export type ConnectMessage = {
  /**
   * `asking` shows a spinning ring around the wallet. `declined` and `failed` shake the wallet. Only `failed` is red.
   */
  readonly mood: 'asking' | 'declined' | 'failed' | 'idle'
  readonly title: string
  readonly text: string
}

/**
 * Returns the texts for a wallet and the attempt to connect it, if there is one.
 * @param chain chain that the attempt's wallet must switch to
 */
export function connectMessage(
  wallet: ListedWallet,
  attempt: Attempt | undefined,
  messages: DialogMessages,
  device: Device,
  chain?: ChainView,
): ConnectMessage {
  const { asking, failures, locale, refusals, scan } = messagesFor(
    wallet,
    messages,
  )
  const name = wallet.shortName ?? wallet.name
  if (attempt?.walletId === wallet.id) {
    if (attempt.type === 'asking') {
      const isAny = wallet.id === 'walletConnect'
      const title = isAny ? asking.confirmInAny : asking.confirmIn(name)
      const text =
        attempt.switchingTo !== undefined && chain
          ? asking.switchText(chain.name)
          : asking.confirmText
      return { mood: 'asking', title, text }
    }
    // The type of the messages guarantees a sentence for every class.
    const failureClass: FailureClass = attempt.failure.class
    const { refusal } = attempt.failure
    const { title, text } = failures[failureClass]
    const mood = failureClass === 'rejected' ? 'declined' : 'failed'
    const isExpired =
      failureClass === 'timed-out' && isScannedByPhone(wallet, device)
    return {
      mood,
      title: title(name),
      text: refusal ? refusals[refusal] : isExpired ? scan.timedOut : text,
    }
  }
  const [title, text] = wallet.unsupported
    ? [
        asking.notAvailable(name),
        whyUnsupported(wallet, device, asking, locale),
      ]
    : wallet.ready
      ? [asking.readyTitle(name), asking.readyText]
      : [asking.notInstalled(name), asking.notInstalledText]
  return { mood: 'idle', title, text }
}

/** Names of browsers. Missing if visitors would not recognise the name. */
export const browserNames: Readonly<
  Record<Device['browser'], string | undefined>
> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  brave: 'Brave',
  arc: 'Arc',
  other: undefined,
}

const systemNames = { windows: 'Windows', macos: 'macOS', linux: 'Linux' }

/** Returns why a wallet does not work on this device, and where it does. */
function whyUnsupported(
  wallet: ListedWallet,
  { mobile }: Device,
  { elsewhere, notAvailableText }: DialogMessages['asking'],
  locale: string,
): string {
  if (hasTransport(wallet, 'embedsPage')) return elsewhere.safe
  const { downloadUrls: urls = {} } = wallet
  const names = Object.entries({ ...browserNames, ...systemNames }).flatMap(
    ([key, name]) => (name && key in urls ? name : []),
  )
  if (mobile && (names.length || urls.browserExtension || urls.desktop))
    return elsewhere.computer
  if (names.length)
    return elsewhere.madeFor(
      new Intl.ListFormat(locale, { type: 'disjunction' }).format(names),
    )
  return urls.android || urls.ios || urls.mobile || urls.qrCode
    ? elsewhere.phone
    : notAvailableText
}

type TitleOf = (wallet: string, messages: DialogMessages) => string

const instructionsTitle: TitleOf = (wallet, { instructions }) =>
  instructions.title(wallet)

const installTitles: Readonly<Record<InstallStep, TitleOf>> = {
  DOWNLOAD_OPTIONS: (wallet, { download }) => download.optionsTitle(wallet),
  DOWNLOAD: (wallet, { download }) => download.title(wallet),
  INSTRUCTIONS_EXTENSION: instructionsTitle,
  INSTRUCTIONS_DESKTOP: instructionsTitle,
  INSTRUCTIONS_MOBILE: instructionsTitle,
}

export function stepTitle(
  step: StepName,
  wallet: ListedWallet | undefined,
  messages: DialogMessages,
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
