import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mergeTests, type Page } from '@playwright/test'
import { buildPortal } from '../../hosts/portal/buildPortal'
import type { PartSettings } from '../../hosts/portal/Part'
import { testAddress } from '../../parts/chain'
import { test as phoneTest } from '../../parts/phoneTest'
import type { World } from '../../parts/startWorld'
import { type StaticServer, startStaticServer } from '../../parts/staticServer'
import { testWalletScript } from '../../parts/testWalletScript'
import { PortalPage, type Team, teams } from './PortalPage'
import { test as siteTest } from './siteTest'

type PartialSettings = Partial<Omit<PartSettings, 'config'>> & {
  readonly config?: Partial<PartSettings['config']>
}

/** What differs between the teams. */
type Given = Readonly<Partial<Record<Team, PartialSettings>>>

export type Portal = {
  /** Opens the portal. @param order `header,shop` one after the other, `header+shop` both at once */
  readonly open: (order: string, given?: Given) => Promise<PortalPage>
}

/** A test with a portal, and a visitor who has the test wallet and a phone. */
export const test = mergeTests(siteTest, phoneTest).extend<
  { portal: Portal },
  { portalServer: PortalServer }
>({
  portalServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'walletdock-portal-'))
      await buildPortal(folder)
      let settings: unknown
      const server = await startStaticServer({
        folder,
        answers: { '/settings.json': () => settings },
      })
      await use({ server, change: (next) => (settings = next) })
      await server.stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  portal: async ({ page, world, portalServer }, use) => {
    const { rpcUrls } = world.hostSettings()
    await page.addInitScript(
      await testWalletScript({ address: testAddress, rpcUrls, chainId: 8453 }),
    )
    await use({
      open: async (order, given = {}) => {
        portalServer.change(
          Object.fromEntries(
            teams.map((team) => [team, settingsOf(world, given[team])]),
          ),
        )
        return openPortal(page, portalServer.server.url, order)
      },
    })
  },
})

type PortalServer = {
  readonly server: StaticServer
  readonly change: (settings: unknown) => void
}

function settingsOf(world: World, given: PartialSettings = {}) {
  const { projectId, relayUrl, remoteUrl, rpcUrls } = world.hostSettings()
  const config = { projectId, relayUrl, rpcUrls, ensRpcUrl: false } as const
  return {
    url: remoteUrl,
    ...given,
    config: { appName: 'Portal', ...config, ...given.config },
  }
}

async function openPortal(page: Page, url: string, order: string) {
  await page.goto(`${url}/?order=${order}`)
  return new PortalPage(page)
}
