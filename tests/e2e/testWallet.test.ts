import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { build } from 'esbuild'
import type { World } from '../../host-example/local/startWorld'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { fencesIn, readGuide } from '../fixtures/project/guides'
import { test } from '../fixtures/test'
import { builtScript } from '../fixtures/wallets/testWalletScript'
import { comeToQuiet } from './models/comeToQuiet'
import { scriptsWith } from './models/scriptsWith'

const root = path.join(import.meta.dirname, '../..')

/** Returns the guide's example with this text, word for word. */
function example(words: string): string {
  const fence = fencesIn(readGuide('test')).find(({ code }) =>
    code.includes(words),
  )
  if (!fence) throw new Error(`The guide has no example with ${words}.`)
  return fence.code
}

/** Opens a team's page without a wallet, on the local network. */
async function visit(page: Page, world: World) {
  world.changeSettings({ testWallet: null })
  await page.goto(`${world.host.url}/thin`)
  return new WalletPage(page)
}

test('the guide’s test for Playwright adds a wallet to any page, which answers as scripted', async ({
  page,
  world,
}) => {
  const { rpcUrls } = world.hostSettings()
  const [install = '', open = '', ...steps] =
    example('testWalletScript').match(/^ {2}await .*$/gm) ?? []
  const { testWalletScript } = await builtScript()
  await run(install, { page, rpcUrls, testWalletScript })
  expect(open).toContain('page.goto')
  const visitor = await visit(page, world)
  for (const step of steps) await run(step, { page, expect })
  await visitor.seesAccount()
})

/** Requests for the test wallet's script. */
const testWalletRequests = ({ remote }: World) => {
  const script = scriptsWith('src/remote/exposes/testWallet.ts')
  return remote.requests.filter((path) => script.test(path))
}

test('the guide’s line for a page downloads and installs the wallet, and other pages do not download it', async ({
  page,
  world,
}) => {
  const visitor = await visit(page, world)
  await visitor.openConnect()
  await comeToQuiet(page, world)
  expect(testWalletRequests(world)).toEqual([])
  await visitor.close.click()
  await visitor.seesNoDialog()
  const { outputFiles } = await build({
    stdin: {
      contents: `const url = ${JSON.stringify(world.remote.url)}\n${example('installTestWallet()')}`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'iife',
  })
  await page.evaluate(String(outputFiles[0]?.text))
  await visitor.connect()
})

/** Runs a line as if it stood in a test. */
async function run(line: string, names: Record<string, unknown>) {
  const body = `return (async () => { ${line} })()`
  await new Function(...Object.keys(names), body)(...Object.values(names))
}
