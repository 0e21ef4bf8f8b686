import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import { afterEach, expect, test, vi } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const folder = mkdtempSync(path.join(tmpdir(), 'walletdock-network-'))
afterEach(() => {
  vi.resetModules()
  rmSync(folder, { recursive: true, force: true })
})

/** The modules that choose the chain in the product and in the sample host, and how to read their choice. */
const builds = {
  product: {
    config: '../../../rspack.config.ts',
    entry: 'src/app/checkConfig.initial.ts',
    ask: (built) =>
      built.checkConfig?.({ appName: 'Shop', projectId: 'x' }).chains[0],
  },
  'sample host': {
    config: '../../../host-example/rspack.config.ts',
    entry: 'host-example/src/settings/chains.ts',
    ask: (built) => built.chainsOf?.({})[0],
  },
} satisfies Record<string, Build>

const each = Object.entries<Build>(builds)

test.each(
  each.flatMap(([name, build]) => [
    [name, undefined, undefined, build] as const,
    [name, '', undefined, build] as const,
    [name, 'base', undefined, build] as const,
    [name, 'base-preconf', 200, build] as const,
  ]),
)(
  'a build of the %s with NETWORK %j runs on Base, with preconfirmations every %j ms [9.11]',
  async (_, network, preconfirmationMs, { ask, config, entry }) => {
    vi.stubEnv('NETWORK', network)
    const chain = ask(await compile(entry, await networkPluginOf(config)))
    expect(chain?.id).toBe(8453)
    expect(chain?.experimental_preconfirmationTime).toBe(preconfirmationMs)
  },
)

test.each(each)(
  'a build of the %s with an unknown NETWORK fails, and names the known ones [9.11]',
  async (_, { config }) => {
    vi.stubEnv('NETWORK', 'mars')
    await expect(networkPluginOf(config)).rejects.toThrow(
      'NETWORK is "mars". Use base or base-preconf, or leave it out.',
    )
  },
)

/** Returns the plugin from the build's own configuration. */
async function networkPluginOf(config: string): Promise<Plugin> {
  const { default: loaded } = await import(config)
  const plugins: readonly Plugin[] = [loaded].flat()[0].plugins
  const plugin = plugins.find((one) => one.constructor.name === 'DefinePlugin')
  if (!plugin) throw new Error('The build does not set its network.')
  return plugin
}

/** Builds one module and returns its exports. */
async function compile(entry: string, plugin: Plugin): Promise<Built> {
  const compiler = rspack({
    mode: 'production',
    target: 'node',
    context: root,
    entry: path.join(root, entry),
    output: {
      path: folder,
      filename: 'built.cjs',
      library: { type: 'commonjs2' },
    },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: { jsc: { parser: { syntax: 'typescript' } } },
        },
      ],
    },
    plugins: [plugin],
  })
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      const problem = error ?? stats?.compilation.errors[0]
      if (problem) reject(problem)
      else resolve()
    }),
  )
  await new Promise((resolve) => compiler.close(resolve))
  const module = { exports: {} }
  new Function(
    'module',
    'require',
    readFileSync(path.join(folder, 'built.cjs'), 'utf8'),
  )(module)
  return module.exports
}

type Plugin = { apply(compiler: Compiler): void }
type Chain = {
  readonly id: number
  readonly experimental_preconfirmationTime?: number
}
type Built = {
  readonly checkConfig?: (config: object) => {
    readonly chains: readonly Chain[]
  }
  readonly chainsOf?: (settings: object) => readonly Chain[]
}
type Build = {
  readonly config: string
  readonly entry: string
  readonly ask: (built: Built) => Chain | undefined
}
