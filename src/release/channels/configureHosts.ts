import { english } from '../../data/messages/english'
import {
  deployOptions,
  readDeploy,
} from '../../features/deployConfig/deployConfig'
import type { Channels } from '../../kit/Channels'
import { isRecord } from '../../platform/shapes'
import { configsIn, type HostConfigs, recordOf } from './siteChannels'

/** Rejects a text that cannot be the `location.hostname` of a page. */
export function assertHostname(host: string): void {
  if (/^[\da-z]([\da-z.-]*[\da-z])?$/.test(host)) return
  throw new Error(
    `"${host}" is not a hostname. Write it as \`location.hostname\` has it: lower case, without a scheme, port or path, such as shop.example.`,
  )
}

/**
 * Sets the deployment configuration of a host, or of all hosts (`*`).
 * @param json a `DeployConfig`
 * @throws Error for options that pages would ignore
 */
export function configure(
  channels: Channels,
  host: string,
  json: string,
): Channels {
  if (host !== '*') assertHostname(host)
  const config = { ...configsIn(channels), [host]: readConfig(json) }
  // Check each host's configuration together with the one for all hosts, because both together may hide all wallets.
  for (const own of Object.values(config))
    assertValidConfig({ ...config['*'], ...own })
  return { ...channels, config }
}

/** Removes the deployment configuration of a host. @throws Error if the host has none */
export function leaveToHost(channels: Channels, host: string): Channels {
  const { config: _, ...rest } = channels
  const { [host]: gone, ...others } = configsIn(channels)
  if (gone === undefined)
    throw new Error(
      `No configuration is set for "${host}". Hosts with a configuration: ${Object.keys(others).join(', ') || 'none'}.`,
    )
  return Object.keys(others).length > 0 ? { ...rest, config: others } : rest
}

function readConfig(json: string): HostConfigs[string] {
  let config: unknown
  try {
    config = JSON.parse(json)
  } catch (cause) {
    throw new Error(
      `The configuration is not JSON: ${json}. To read it from a file, write "$(cat FILE)".`,
      { cause },
    )
  }
  const options = recordOf(config)
  const unknown = Object.keys(options).find(
    (option) => !deployOptions.includes(option),
  )
  if (unknown)
    throw new Error(
      `The deployment configuration has no option "${unknown}". Options: ${deployOptions.join(', ')}.`,
    )
  assertValidConfig(config)
  assertPlaces(options['messages'])
  return options
}

function assertValidConfig(config: unknown) {
  readDeploy(config, (mistake) => {
    throw mistake
  })
}

/** Rejects messages that no component shows. Deployments name the groups in `connect.groups` themselves. */
function assertPlaces(messages: unknown) {
  const compare = (theirs: unknown, ours: unknown, place: string) => {
    for (const [name, part] of Object.entries(recordOf(theirs))) {
      const own = recordOf(ours)[name]
      const there = `${place}.${name}`
      if (/\.connect\.groups\.[^.]+$/.test(there)) continue
      if (own === undefined || isRecord(part) !== isRecord(own))
        throw new Error(
          `There is no message at "${there}". The type \`HostMessages\` lists all keys.`,
        )
      compare(part, own, there)
    }
  }
  for (const [tag, theirs] of Object.entries(recordOf(messages)))
    compare(theirs, english, tag)
}
