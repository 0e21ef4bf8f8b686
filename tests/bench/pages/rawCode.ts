import { renderSVG } from 'uqr'
import type { Config } from 'wagmi'
import { connect } from 'wagmi/actions'
import { walletConnect } from 'wagmi/connectors/walletConnect'

/** The least code that shows a WalletConnect code with wagmi. */
export function showCode(
  config: Config,
  onCode: (image: string) => void,
): void {
  const connector = config._internal.connectors.setup(
    walletConnect({ projectId: 'bench', showQrModal: false }),
  )
  connector.emitter.on('message', ({ type, data }) => {
    if (type === 'display_uri')
      onCode(
        `data:image/svg+xml,${encodeURIComponent(renderSVG(String(data)))}`,
      )
  })
  connect(config, { connector }).catch((error) => console.warn(String(error)))
}
