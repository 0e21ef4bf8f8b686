import { type Connector, connect } from '@wagmi/core'
import { classifyFailure } from '../../errors/classifyFailure'
import { isUsable } from '../connectors/isUsable'
import { unmarkLeft } from '../connectors/leftWallet'
import type { EngineContext } from '../EngineContext'
import { isLetIn } from '../signIn/isLetIn'
import { endOldSession } from '../walletConnect/endSession'
import { hideModal } from '../walletConnect/hideModal'
import { leave, untilGone } from './disconnect'

/**
 * Asks a wallet to connect. It prompts its owner.
 * @param isOver whether nobody waits for the answer any more
 * @throws what the wallet throws; Error for an account or a chain that cannot be one
 */
export async function connectWallet(
  context: EngineContext,
  connector: Connector,
  isOver: () => boolean,
): Promise<void> {
  const { config } = context
  await untilGone(connector)
  await endOldSession(config, connector)
  const markAgain = await unmarkLeft(config, connector)
  const showModal = await hideModal(connector)
  try {
    // Beside wagmi's own types: it is not asked for what it has just given.
    const isReconnecting = await isLetIn(context, connector, isOver)
    const question = { connector, isReconnecting }
    const { accounts, chainId } = await connect(config, question)
    if (isUsable(accounts[0], chainId)) return
  } catch (thrown) {
    // Its owner has declined, so the earlier disconnect still counts.
    if (classifyFailure(thrown).class === 'rejected') markAgain()
    throw thrown
  } finally {
    showModal()
  }
  await leave(config, connector)
  throw new Error('The wallet told no account, or no chain.')
}
