import { flushSync } from 'react-dom'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import type { CustomButtonFields } from '../../../src/app/react/customAccount'
import { dockOf } from '../../../src/remote/page/dockOf'
import { WalletProvider } from '../../../src/remote/page/WalletProvider'
import type { EngineEvent } from '../../../src/wallet/session/Event'
import { render } from '../../fixtures/pages/render'
import { config } from './aPage'

/** Renders a custom button, and records the fields of each render. */
export function drawButton() {
  const given: CustomButtonFields[] = []
  const draw = (fields: CustomButtonFields) => {
    given.push(fields)
    return null
  }
  render(
    <WalletProvider {...config}>
      <ConnectButton.Custom>{draw}</ConnectButton.Custom>
    </WalletProvider>,
  )
  const { session } = dockOf(config)
  const tell = (news: EngineEvent) => flushSync(() => session.send(news))
  const last = () => given[given.length - 1]
  return { given, last, session, tell }
}
