import { afterEach, expect, test, vi } from 'vitest'
import { defaultNetwork } from '../../../host-example/scripts/defaultNetwork'
import { buildConstants } from '../../../src/release/bundle/buildConstants'

afterEach(() => vi.resetModules())

/** The sample host has its own compiler options, so this test does not import its types. */
const sampleHost = '../../../host-example/src/settings/chains'
type SampleHost = {
  readonly chainsOf: (settings: object) => readonly {
    readonly id: number
    readonly experimental_preconfirmationTime?: number
  }[]
}

test.each([
  [undefined, undefined],
  ['', undefined],
  ['base', undefined],
  ['base-preconf', 200],
])(
  'a build with NETWORK %j runs on Base, with preconfirmations every %j ms',
  async (network, preconfirmationMs) => {
    // The bundler replaces these names in the modules.
    const constants = { ...buildConstants(network), ...defaultNetwork(network) }
    for (const [name, value] of Object.entries(constants))
      vi.stubGlobal(name, JSON.parse(value))
    const { checkConfig } = await import('../../../src/app/checkConfig')
    const { chainsOf }: SampleHost = await import(sampleHost)
    const { chains } = checkConfig({ appName: 'Shop', projectId: 'x' })
    for (const chain of [chains[0], chainsOf({})[0]]) {
      expect(chain?.id).toBe(8453)
      expect(chain?.experimental_preconfirmationTime).toBe(preconfirmationMs)
    }
  },
)

test.each([
  '../../../rspack.config.ts',
  '../../../host-example/rspack.config.ts',
])(
  'with an unknown NETWORK, %s fails and names the known ones',
  async (config) => {
    vi.stubEnv('NETWORK', 'mars')
    await expect(import(config)).rejects.toThrow(
      'NETWORK is "mars". Use base or base-preconf, or leave it out.',
    )
  },
)
