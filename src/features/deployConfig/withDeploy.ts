import type { CombinedConfig } from '../../app/checkConfig'
import type { HostMessages } from '../../data/messages/HostMessages'
import { isRecord } from '../../platform/shapes'
import { deployedList } from './checkDeploy'
import type { DeployConfig } from './DeployConfig'

/** Adds the deployment configuration to a host's configuration. The host's options take precedence. */
export function withDeploy(
  config: CombinedConfig,
  deployConfig: DeployConfig,
): CombinedConfig {
  const { hidden, terms } = deployConfig
  return {
    ...config,
    wallets: config.wallets ?? deployedList(deployConfig),
    hidden: hidden ?? (deployConfig.wallets && []),
    terms: config.terms ?? terms,
    messages: both(deployConfig.messages, config.messages),
  }
}

/** Merges texts. The host's text takes precedence over the deployment's. */
function both(
  deployedMessages: HostMessages | undefined,
  own: HostMessages | undefined,
): HostMessages | undefined {
  // The cast is safe, because merging keeps every text at its key.
  return merged(deployedMessages, own) as HostMessages | undefined
}

function merged(under: unknown, over: unknown): unknown {
  if (!isRecord(under) || !isRecord(over)) return over ?? under
  const names = Object.keys({ ...under, ...over })
  return Object.fromEntries(
    names.map((name) => [name, merged(under[name], over[name])]),
  )
}
