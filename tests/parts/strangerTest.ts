import { testAddress } from './chain'
import { type EmptyFolder, emptyFolder } from './emptyFolder'
import type { Recipe } from './recipe'
import { startStaticServer } from './staticServer'
import { testWalletScript } from './testWalletScript'
import { test as base } from './worldTest'

/** Follows a recipe in an empty folder. @returns the address of the page */
export type Follow = (recipe: Recipe) => Promise<string>

/** Follows a recipe in an empty folder up to the command of its server. */
export type Settle = (recipe: Recipe) => Promise<EmptyFolder>

/** A test whose visitor has a wallet, and whose pages are made by a guide alone. */
export const test = base.extend<{
  ends: (() => Promise<void>)[]
  settle: Settle
  follow: Follow
}>({
  ends: async ({ page }, use) => {
    const ends: (() => Promise<void>)[] = []
    await use(ends)
    // First who still asks.
    await page.close()
    // What a node has not answered yet is no fault of the test.
    await page.context().unrouteAll({ behavior: 'ignoreErrors' })
    for (const end of ends.reverse()) await end()
  },
  settle: async ({ world, page, context, ends }, use, test) => {
    // What has to be downloaded first takes its time.
    test.setTimeout(test.timeout + 300_000)
    const { remoteUrl, rpcUrls } = world.hostSettings()
    // The kit of an earlier run may have had the same address.
    world.remote.addHeaders(/\.tgz$/, { 'cache-control': 'no-store' })
    await page.addInitScript(
      await testWalletScript({ address: testAddress, rpcUrls, chainId: 8453 }),
    )
    // The guides name no node: this machine's chain answers for the public ones.
    await context.route(isElsewhere, async (route) =>
      route.fulfill({
        response: await route.fetch({ url: rpcUrls['8453'] ?? '' }),
      }),
    )
    await use(async (recipe) => {
      const { commands, files } = at(remoteUrl, recipe)
      const folder = await emptyFolder()
      ends.push(folder.remove)
      await folder.write(files)
      for (const command of commands)
        if (command !== serverOf(commands)) await folder.run(command)
      return folder
    })
  },
  follow: async ({ settle, ends }, use) => {
    await use(async (recipe) => {
      const folder = await settle(recipe)
      const server = serverOf(recipe.commands)
      return server ? folder.serve(server) : served(folder, ends)
    })
  },
})

/** The last command, unless it only installs something. */
function serverOf(commands: Recipe['commands']): string | undefined {
  const last = commands.at(-1)
  return last?.startsWith('npm install') ? undefined : last
}

function isElsewhere({ hostname }: URL): boolean {
  return hostname !== '127.0.0.1' && hostname !== 'localhost'
}

async function served(folder: EmptyFolder, ends: (() => Promise<void>)[]) {
  const server = await startStaticServer({ folder: folder.path })
  ends.push(server.stop)
  return server.url
}

/** The recipe with the remote's real address. */
function at(remoteUrl: string, { commands, files }: Recipe): Recipe {
  const real = (text: string) =>
    text.replaceAll('https://wallet.example', remoteUrl)
  return {
    commands: commands.map(real),
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, real(text)]),
    ),
  }
}
