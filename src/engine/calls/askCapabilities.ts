import { numberToHex } from 'viem'
import { isMobile } from '../../platform/isMobile'
import type { Paymaster } from '../../transactions/CallsToSend'
import type { EngineContext } from '../EngineContext'
import { askSoon } from '../nodes/askSoon'
import type { Sender } from '../transactions/senderOn'

/** What a wallet says that it can do for an account on a chain. */
export type Capable = {
  readonly batching: boolean
  readonly smartAccount: boolean
  /** Whether it lets others pay for gas. */
  readonly paymaster: boolean
}

/**
 * Asks the wallet what it can do, and reports it.
 * @param paymaster of the page
 */
export async function tellCapabilities(
  { report, settings }: EngineContext,
  sender: Sender,
  paymaster: Paymaster | undefined,
): Promise<Capable> {
  const { address, chain } = sender
  const can = await askCapabilities(sender)
  const { batching, smartAccount } = can
  const gasPaidBy =
    can.paymaster && paymaster
      ? (paymaster.name ?? settings.appName)
      : undefined
  const capabilities = { batching, smartAccount, gasPaidBy }
  report({ type: 'CAPABLE', address, chainId: chain.id, capabilities })
  return can
}

async function askCapabilities(sender: Sender): Promise<Capable> {
  const { address, chain, connector } = sender
  // There, each question opens the wallet's app.
  if (connector.type === 'walletConnect' && isMobile(navigator))
    return capableIn({}, chain.id)
  try {
    const params = [address, [numberToHex(chain.id)]]
    const said = await askSoon(connector, 'wallet_getCapabilities', params)
    return capableIn(said, chain.id)
  } catch {
    // Most wallets do not know the question.
    return capableIn({}, chain.id)
  }
}

/** Reads a wallet's answer: by chain, 0 standing for all of them. Pure. @see EIP-5792, ERC-7677 */
export function capableIn(said: unknown, chainId: number): Capable {
  const of = (wanted: number) =>
    Object.entries<unknown>(Object(said)).flatMap(([id, some]) =>
      Number(id) === wanted ? [some] : [],
    )
  const { atomic, atomicBatch, paymasterService } = Object.assign(
    {},
    ...of(0),
    ...of(chainId),
  )
  const isAtomic =
    Object(atomic).status === 'supported' ||
    // As a Safe says it, and earlier drafts did.
    Object(atomicBatch).supported === true
  return {
    batching: isAtomic || Object(atomic).status === 'ready',
    smartAccount: isAtomic,
    paymaster: Object(paymasterService).supported === true,
  }
}
