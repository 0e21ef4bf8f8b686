import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { rspack } from '@rspack/core'
import { expect, onTestFinished, test, vi } from 'vitest'
import configs from '../../../rspack.config'
import { SecretsPlugin } from '../../../src/release/bundle/plugins'
import { findSecrets } from '../../../src/release/check/findSecrets'
import { temporaryFolder } from '../../fixtures/project/temporaryFolder'

const dist = path.join(import.meta.dirname, '../../../dist')
const hex = '0123456789abcdef'
const long = 'Ab3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hJ6'

/** Fake keys, assembled here so that no file contains text that looks like a key. */
const planted: readonly (readonly [string, string])[] = [
  ['an AWS access key', `"${'AKIA'}${'Q'.repeat(16)}"`],
  ['a Google API key', `"${'AIza'}${long.slice(0, 35)}"`],
  ['a Stripe key', `"${'sk_live_'}${long}"`],
  ['a GitHub token', `"${'ghp_'}${long}"`],
  ['an npm token', `"${'npm_'}${long}"`],
  ['a Slack token', `"${'xoxb-'}${long}"`],
  ['a secret key', `"${'sk-'}${long}"`],
  ['a JSON Web Token', `"${'eyJ'}${long}.${'eyJ'}${long}.${long}"`],
  ['a private key', `\`-----BEGIN ${'EC PRIVATE'} KEY-----\``],
  ['a key in a URL', `\`https://names.example/v1?${'apiKey'}=${hex}\``],
  ['a key in a path', `"https://mainnet.${'infura'}.io/v3/${hex}${hex}"`],
  ['a password in a URL', `"https://user:${'hunter2'}@rpc.example"`],
  ['a named key', `{${'apiKey'}:"${long}"}`],
  ['a key of 32 hexadecimal digits', `"${hex}${hex}"`],
]

test.each(planted)('findSecrets finds %s', (kind, code) => {
  const found = findSecrets({ 'chunks/core.js': `let a=${code};` }, {})
  expect(found).toContainEqual({
    file: 'chunks/core.js',
    what: `what looks like ${kind}`,
  })
})

test.each([
  'NAME_API_KEY',
  'apikey',
  'DEPLOY_TOKEN',
  'DB_PASSWORD',
  'PROJECT_ID',
  'RPC_KEY',
])(
  'findSecrets finds the value of %s, in every form that a build may use',
  (name) => {
    const value = 'a secret/with signs "and" more'
    for (const form of [
      value,
      encodeURIComponent(value),
      JSON.stringify(value),
      Buffer.from(value).toString('base64'),
    ])
      expect(
        findSecrets({ a: `x=${form};` }, { [name]: ` ${value}\n` }),
      ).toEqual([{ file: 'a', what: `the value of ${name}` }])
  },
)

test('findSecrets ignores values that are not secrets', () => {
  const text =
    'let theme="production-mode",key="short",seed="test test test test test test test test test test test junk"'
  expect(
    findSecrets(
      { a: text },
      {
        NODE_ENV: 'production-mode',
        A_TOKEN: 'short',
        EMPTY_TOKEN: '',
        MNEMONIC: `${'test '.repeat(11)}junk`,
      },
    ),
  ).toEqual([])
})

test('today’s build contains no secret', () => {
  const texts = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|json|ts)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(dist, file), readFileSync(file, 'utf8')])
  expect(texts.length).toBeGreaterThan(60)
  expect(findSecrets(Object.fromEntries(texts), process.env)).toEqual([])
})

test('both builds of the remote check for secrets', () => {
  expect(configs).toHaveLength(2)
  for (const { plugins } of configs)
    expect(plugins.some((it) => it instanceof SecretsPlugin)).toBe(true)
})

test('a build that would publish a planted key fails, says where, does not print the key, and writes nothing', async () => {
  const value = `${long}${long}`
  vi.stubEnv('NAME_SERVICE_API_KEY', value)
  const { errors, files } = await build()
  expect(errors).toEqual([
    expect.stringContaining(
      'main.js holds the value of NAME_SERVICE_API_KEY, and everybody can read it there. Take it out: keys come from the host at run time.',
    ),
  ])
  expect(errors.join()).not.toContain(value)
  expect(files).toEqual(['entry.js'])
})

test('the same build without a key passes', async () => {
  expect(await build()).toEqual({ errors: [], files: ['entry.js', 'main.js'] })
})

/** Builds a file that reads an environment variable like the remote, and returns the errors and the files. */
async function build() {
  const { path: folder, remove } = temporaryFolder('secrets')
  onTestFinished(remove)
  const entry = path.join(folder, 'entry.js')
  writeFileSync(entry, 'console.log(process.env.NAME_SERVICE_API_KEY)')
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: folder },
    plugins: [
      new rspack.EnvironmentPlugin({ NAME_SERVICE_API_KEY: 'none' }),
      new SecretsPlugin(),
    ],
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  await new Promise((resolve) => compiler.close(resolve))
  const errors = stats?.compilation.errors.map(({ message }) => message) ?? []
  return { errors, files: readdirSync(folder).sort() }
}
