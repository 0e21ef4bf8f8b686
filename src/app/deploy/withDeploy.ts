import type { HostMessages } from '../../messages/HostMessages'
import type { Given } from '../checkConfig'
import type { WalletdockConfig } from '../WalletdockConfig'
import { deployedList } from './checkDeploy'
import type { DeployConfig } from './DeployConfig'

/** A host's configuration with what the deploy says, where the host says nothing. Pure. */
export function withDeploy(
  config: WalletdockConfig,
  said: DeployConfig,
): Given {
  const { hidden, terms } = said
  return {
    ...config,
    wallets: config.wallets ?? deployedList(said),
    hidden: hidden ?? (said.wallets && []),
    terms: config.terms ?? terms,
    messages: both(said.messages, config.messages),
  }
}

/** Sentence by sentence, the host's before the deploy's. */
function both(
  said: HostMessages | undefined,
  own: HostMessages | undefined,
): HostMessages | undefined {
  // Both are sentences in their places.
  return merged(said, own) as HostMessages | undefined
}

function merged(under: unknown, over: unknown): unknown {
  if (!isRecord(under) || !isRecord(over)) return over ?? under
  const names = Object.keys({ ...under, ...over })
  return Object.fromEntries(
    names.map((name) => [name, merged(under[name], over[name])]),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
