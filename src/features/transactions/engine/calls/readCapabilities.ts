import { numberToHex } from 'viem'
import type { Paymaster } from '../../../../data/transactions/CallsToSend'
import { isMobile } from '../../../../platform/device/device'
import { fieldsOf } from '../../../../platform/shapes'
import type { EngineContext } from '../../../../wallet/engine/EngineContext'
import { kindOf } from '../../../../wallet/engine/kinds/kinds'
import { requestWithTimeout } from '../../../../wallet/engine/nodes/requestWithTimeout'
import type { Sender } from '../senderOn'

/** Capabilities that a wallet reports for an account on a chain. */
export type Capable = {
  readonly batching: boolean
  readonly smartAccount: boolean
  /** Whether a third party can pay for gas. */
  readonly paymaster: boolean
  /** Whether the wallet follows an earlier draft of EIP-5792, which has another version and other parameters. */
  readonly isDraft?: true | undefined
}

export async function reportCapabilities(
  { report, settings }: EngineContext,
  sender: Sender,
  paymaster: Paymaster | undefined,
): Promise<Capable> {
  const { address, chain } = sender
  const capable = await readCapabilities(sender)
  const { batching, smartAccount } = capable
  const gasPaidBy =
    capable.paymaster && paymaster
      ? (paymaster.name ?? settings.appName)
      : undefined
  const details = { capabilities: { batching, smartAccount, gasPaidBy } }
  report({ type: 'DETAILS', address, chainId: chain.id, details })
  return capable
}

async function readCapabilities(sender: Sender): Promise<Capable> {
  const { address, chain, connector } = sender
  const params = [address, [numberToHex(chain.id)]]
  // On phones, every request to such a wallet opens the wallet's app.
  if (kindOf(connector).usesCode && isMobile(navigator))
    return capableIn(undefined, chain.id)
  const method = 'wallet_getCapabilities'
  // Most wallets reject, because they do not support the method.
  return requestWithTimeout(connector, method, params)
    .then((answer) => capableIn(answer, chain.id))
    .catch(() => capableIn(undefined, chain.id))
}

/** Parses a wallet's answer, which is keyed by chain. Key 0 applies to all chains. @see EIP-5792, ERC-7677 */
export function capableIn(answer: unknown, chainId: number): Capable {
  const of = (wanted: number) =>
    Object.entries(fieldsOf(answer)).flatMap(([id, some]) =>
      Number(id.replace(/^eip155:/i, '')) === wanted ? [some] : [],
    )
  const { atomic, atomicBatch, paymasterService } = Object.assign(
    {},
    ...of(0),
    ...of(chainId),
  )
  const { status } = fieldsOf(atomic)
  const isReady = status === 'supported' || status === 'ready'
  // Safe and earlier drafts of the standard use this format.
  const isDraft = !isReady && fieldsOf(atomicBatch)['supported'] === true
  return {
    batching: isReady || isDraft,
    smartAccount: status === 'supported' || isDraft,
    paymaster: fieldsOf(paymasterService)['supported'] === true,
    ...(isDraft && { isDraft }),
  }
}
