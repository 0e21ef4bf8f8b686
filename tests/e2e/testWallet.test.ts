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

/** The guide's example that has these words, as it stands there. */
function example(words: string): string {
  const fence = fencesIn(readGuide('test')).find(({ code }) =>
    code.includes(words),
  )
  if (!fence) throw new Error(`The guide has no example with ${words}.`)
  return fence.code
}

/** A page of a team: no wallet of its own, and the network as it is here. */
async function visit(page: Page, world: World) {
  world.changeSettings({ testWallet: null })
  await page.goto(`${world.host.url}/thin`)
  return new WalletPage(page)
}

test('the guide’s line for Playwright gives any page a wallet that answers as scripted', async ({
  page,
  world,
}) => {
  const { rpcUrls } = world.hostSettings()
  const [line] = example('testWalletScript').match(/^await .*$/m) ?? []
  const { testWalletScript } = await builtScript()
  await run(String(line), { page, rpcUrls, testWalletScript })
  const visitor = await visit(page, world)
  await visitor.openConnect()
  await visitor.choose()
  await expect(visitor.dialog('connect')).toContainText('Request declined')
  await visitor.retry.click()
  await visitor.seesAccount()
})

/** Requests for the test wallet's script. */
const testWalletRequests = ({ remote }: World) => {
  const script = scriptsWith('src/exposes/testWallet.ts')
  return remote.asked.filter((path) => script.test(path))
}

test('the guide’s line for a page puts the wallet there', async ({
  page,
  world,
}) => {
  const visitor = await visit(page, world)
  // Where the page has React, Walletdock must have come with it first.
  await expect(visitor.connectButton).toBeVisible()
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

test('no visitor downloads the test wallet, on a page that did not ask for it', async ({
  page,
  world,
}) => {
  const visitor = await visit(page, world)
  await visitor.openConnect()
  await comeToQuiet(page, world)
  await page.goto(world.host.url)
  await visitor.openConnect()
  await comeToQuiet(page, world)
  expect(testWalletRequests(world)).toEqual([])
})

test('a page that asks for it gets it: the sample host of local chains', async ({
  page,
  world,
}) => {
  await page.goto(world.host.url)
  await new WalletPage(page).connect()
  expect(testWalletRequests(world)).not.toEqual([])
})

/** Runs a line as a test would that stands around it. */
async function run(line: string, names: Record<string, unknown>) {
  const body = `return (async () => { ${line} })()`
  await new Function(...Object.keys(names), body)(...Object.values(names))
}
