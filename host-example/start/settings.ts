export type Network = 'base' | 'base-preconf'

/** The settings that a person can change when starting the local world. */
export type Settings = {
  readonly network: Network
  /** URL of a node to use instead of the local chain. */
  readonly rpcUrl: string | undefined
  readonly rpcUrlSecond: string | undefined
  readonly remotePort: number
  readonly hostPort: number
  /** Port of the first local chain. The second one uses the next port. */
  readonly chainPort: number
  readonly projectId: string
}

/**
 * Every environment setting with its meaning and default. The settings are documented only here. `npm start -- --help`
 * prints this list.
 */
export const settingDocs = {
  NETWORK:
    'base (a block every 2 s) or base-preconf (every 200 ms). Default: base',
  RPC_URL:
    'http(s) URL of a node for chain 8453, in place of the local chain. Turns the test wallet off',
  RPC_URL_SECOND:
    'http(s) URL of a node for chain 10, in place of the local chain. Turns the test wallet off',
  REMOTE_PORT: 'port of the remote. Default: 4101',
  HOST_PORT: 'port of the sample host. Default: 4100',
  CHAIN_PORT:
    'port of the first local chain; the second takes the next one. Default: 8545',
  WALLETCONNECT_PROJECT_ID:
    '32 hex digits from the WalletConnect dashboard. Default: a placeholder that no relay knows',
} as const

/** Ports for tests. 0 means any free port. */
export const anyPorts = { remotePort: 0, hostPort: 0, chainPort: 0 } as const

type Name = keyof typeof settingDocs
type Environment = Readonly<Record<string, string | undefined>>

/** Reports invalid settings. Each line says which value to use instead. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Reads and validates the settings. An empty value counts as not set.
 * @throws SettingsError with one line for each invalid setting
 */
export function readSettings(environment: Environment): Settings {
  const wrong: string[] = []
  const read = <Value>(
    name: Name,
    fallback: Value,
    parse: (text: string) => Value | undefined,
    expected: string,
  ): Value => {
    const text = environment[name]?.trim()
    if (!text) return fallback
    const value = parse(text)
    if (value === undefined)
      wrong.push(`${name} is "${text}". Use ${expected}, or leave it out.`)
    return value ?? fallback
  }
  const port = (name: Name, fallback: number) =>
    read(name, fallback, parsePort, 'a whole number from 1 to 65535')
  const url = (name: Name) =>
    read(name, undefined, parseUrl, 'an http: or https: URL')

  const settings: Settings = {
    network: read('NETWORK', 'base', parseNetwork, 'base or base-preconf'),
    rpcUrl: url('RPC_URL'),
    rpcUrlSecond: url('RPC_URL_SECOND'),
    remotePort: port('REMOTE_PORT', 4101),
    hostPort: port('HOST_PORT', 4100),
    chainPort: port('CHAIN_PORT', 8545),
    projectId: read(
      'WALLETCONNECT_PROJECT_ID',
      '0'.repeat(32),
      (text) => (/^[0-9a-f]{32}$/i.test(text) ? text : undefined),
      '32 hex digits',
    ),
  }
  if (wrong.length > 0) throw new SettingsError(wrong.join('\n'))
  return settings
}

function parseNetwork(text: string): Network | undefined {
  return text === 'base' || text === 'base-preconf' ? text : undefined
}

function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65_535 ? port : undefined
}

function parseUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  return /^https?:$/.test(new URL(text).protocol) ? text : undefined
}
