import { withGuide } from './withGuide'

/** No wallet is connected. Has the same name as wagmi's error, which the engine throws. */
export class ConnectorNotConnectedError extends Error {
  override name = 'ConnectorNotConnectedError'

  constructor(message: string) {
    super(withGuide(message, 'a-hook-or-component-is-in-the-wrong-place'))
  }
}
