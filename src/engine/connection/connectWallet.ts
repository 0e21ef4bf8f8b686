import { type Connector, connect } from '@wagmi/core'
import { classifyFailure } from '../../errors/classifyFailure'
import { isUsable } from '../connectors/addConnector'
import { unmarkLeft } from '../connectors/leftWallet'
import type { BeforeConnect, EngineContext } from '../EngineContext'
import { endOldSession } from '../walletConnect/endSession'
import { hideModal } from '../walletConnect/hideModal'
import { pair } from '../walletConnect/pair'
import { leaveWallet, waitForDisconnect } from './disconnect'

/**
 * Connects a wallet, which prompts the visitor.
 * @param isOver returns true once the visitor has given up the attempt
 * @throws the wallet's error; Error for an invalid account or chain id
 */
export async function connectWallet(
  context: EngineContext,
  connector: Connector,
  isOver: () => boolean,
): Promise<void> {
  const { config } = context
  await waitForDisconnect(connector)
  await endOldSession(config, connector)
  const markAgain = await unmarkLeft(config, connector)
  const showModal = await hideModal(connector)
  try {
    // wagmi's type omits `isReconnecting`. If true, the connector reads the granted accounts instead of prompting
    // again.
    const isReconnecting = await preauthorize(context, connector, isOver)
    const question = { connector, isReconnecting }
    const { accounts, chainId } = await connect(config, question)
    if (isUsable(accounts[0], chainId)) return
  } catch (thrown) {
    // The visitor has declined, so the earlier disconnect still counts.
    if (classifyFailure(thrown).class === 'rejected') markAgain()
    throw thrown
  } finally {
    showModal()
  }
  await leaveWallet(config, connector)
  throw new Error('The wallet told no account, or no chain.')
}

/** Pairs a wallet that is reached by a code, unless a feature does it. @see BeforeConnect */
const preauthorize: BeforeConnect = async (context, connector, isOver) => {
  for (const { beforeConnect } of context.features ?? []) {
    const ask = await beforeConnect?.(context)
    if (ask) return ask(context, connector, isOver)
  }
  // If the host passes its own wagmi config, the host's connector shows the QR code.
  if (connector.type === 'walletConnect' && !context.settings.wagmiConfig)
    await pair(context, connector)
  return false
}
