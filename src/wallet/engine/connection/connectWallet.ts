import { type Connector, connect } from '@wagmi/core'
import { classifyFailure } from '../../../errors/classifyFailure'
import { isUsable, markChosen } from '../connectors/addConnector'
import { unmarkDisconnected } from '../connectors/disconnectedMark'
import type { EngineContext, EnginePart } from '../EngineContext'
import { kindOf } from '../kinds/kinds'
import { disconnectWallet, waitForDisconnect } from './disconnect'

/**
 * Connects a wallet, which prompts the visitor.
 * @param isOver returns true once the visitor has given up the attempt
 * @throws the wallet's error; Error for an invalid account or chain id
 */
export async function connectWallet(
  context: EngineContext,
  parts: readonly EnginePart[],
  connector: Connector,
  isOver: () => boolean,
): Promise<void> {
  const { config } = context
  const kind = kindOf(connector)
  const request = async () => {
    const hasAccess =
      kind.connectsAndSigns &&
      (await preauthorize(context, parts, connector, isOver))
    // wagmi's type omits `isReconnecting`. If true, the connector reads the granted accounts instead of prompting
    // again.
    const pending = { connector, isReconnecting: hasAccess }
    const { accounts, chainId } = await connect(config, pending)
    if (isUsable(accounts[0], chainId)) return
    await disconnectWallet(config, connector)
    throw new Error('The wallet returned no account or no chain.')
  }
  await waitForDisconnect(connector)
  markChosen(connector)
  const markAgain = await unmarkDisconnected(config, connector)
  try {
    await kind.connect(context, connector, request)
  } catch (thrown) {
    // The visitor has declined, so the earlier disconnect still counts.
    if (classifyFailure(thrown).class === 'rejected') markAgain()
    throw thrown
  }
}

/** Returns whether a feature has already requested access to the wallet's accounts. @see BeforeConnect */
async function preauthorize(
  context: EngineContext,
  parts: readonly EnginePart[],
  connector: Connector,
  isOver: () => boolean,
): Promise<boolean> {
  for (const { beforeConnect } of parts) {
    const ask = await beforeConnect?.()
    if (ask) return ask(context, connector, isOver)
  }
  return false
}
