import { useLog } from '../log/LogContext'
import { WalletButton } from '../wallet/WalletButton'
import { Apple } from './Apple'

/** The page's head, with the wallet at its end. */
export function Header() {
  const { say } = useLog()
  return (
    <header className="header">
      <a className="brand" href="/">
        <Apple kind="red" />
        <span>Windfall</span>
      </a>
      <div className="header-wallet">
        <WalletButton
          onFailure={({ reason, message }) =>
            say(`No wallet (${reason}): ${message}`)
          }
        />
      </div>
    </header>
  )
}
