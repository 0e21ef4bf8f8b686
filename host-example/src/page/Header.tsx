import type { LoadFailure } from 'walletdock/host'
import { useLog } from '../log/LogContext'
import { WalletButton } from '../wallet/WalletButton'
import { Apple } from './Apple'

/** The header of the page, with the wallet's button at its end. */
export function Header() {
  const { say } = useLog()
  return (
    <header className="header">
      <a className="brand" href="/">
        <Apple kind="red" />
        <span>Windfall</span>
      </a>
      <div className="header-wallet">
        <WalletButton onFailure={(failure) => say(sentenceOf(failure))} />
      </div>
    </header>
  )
}

function sentenceOf({ reason, message, cause }: LoadFailure): string {
  // If this page's own `load` function throws, only the cause has the reason.
  const text = cause instanceof Error ? cause.message : message
  return `The wallet didn’t load (${reason}): ${reason === 'failed-to-start' ? text : message}`
}
