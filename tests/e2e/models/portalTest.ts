import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { buildPortal } from '../../hosts/portal/buildPortal'
import type { PartSettings } from '../../hosts/portal/Part'
import { testAddress } from '../../parts/chain'
import { type StaticServer, startStaticServer } from '../../parts/staticServer'
import { testWalletScript } from '../../parts/testWalletScript'
import { PortalPage, type Team, teams } from './PortalPage'
import { test as base } from './siteTest'

/** What differs between the teams. */
type Given = Readonly<Partial<Record<Team, Partial<PartSettings>>>>

export type Portal = {
  /** Opens the portal. @param order `header,shop` one after the other, `header+shop` both at once */
  readonly open: (order: string, given?: Given) => Promise<PortalPage>
}

/** A test with a portal, and a visitor who has the test wallet. */
export const test = base.extend<
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
    const { rpcUrls, projectId, remoteUrl, relayUrl } = world.hostSettings()
    await page.addInitScript(
      await testWalletScript({ address: testAddress, rpcUrls, chainId: 8453 }),
    )
    const config = { projectId, rpcUrls, relayUrl, ensRpcUrl: false } as const
    const settingsOf = (team: Team, given: Given) => ({
      url: remoteUrl,
      ...given[team],
      config: { appName: 'Portal', ...config, ...given[team]?.config },
    })
    await use({
      open: async (order, given = {}) => {
        portalServer.change(
          Object.fromEntries(
            teams.map((team) => [team, settingsOf(team, given)]),
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

async function openPortal(page: Page, url: string, order: string) {
  await page.goto(`${url}/?order=${order}`)
  return new PortalPage(page)
}
