import { expect, type Page } from '@playwright/test'
import type { HostSettings } from '../../../host-example/local/HostSettings'
import type { World } from '../../../host-example/local/startWorld'
import type { StaticServer } from '../../../host-example/local/staticServer'
import { visitThin } from '../../fixtures/pages/visit'
import type { WalletPage } from '../../fixtures/pages/WalletPage'
import type { ReleaseSite } from '../../fixtures/servers/releaseSite'

/** Opens /thin, which follows `stable` of the site. */
export function follow(
  page: Page,
  world: World,
  site: ReleaseSite,
  how: Partial<NonNullable<HostSettings['follow']>> = {},
) {
  const remoteUrl = site.first.url
  world.changeSettings({ remoteUrl, follow: { channel: 'stable', ...how } })
  return visitThin(page, world)
}

/** Checks that the button is there and enabled. */
export async function works({ connectButton }: WalletPage) {
  await expect(connectButton).toBeEnabled()
}

/** Returns the versions whose entry, of either kind, was requested from a server. */
export function given(server: StaticServer) {
  return entriesIn(server).map(({ version }) => version)
}

/** Returns the versions whose entry for federation runtimes was requested from a server. */
export function federated(server: StaticServer) {
  return entriesIn(server)
    .filter(({ kind }) => kind)
    .map(({ version }) => version)
}

function entriesIn({ requests: asked }: StaticServer) {
  return asked.flatMap((path) => {
    const [, version, kind] =
      /^\/releases\/([^/]*)\/(federation\/)?remoteEntry\.\w+\.js$/.exec(path) ??
      []
    return version ? { version, kind } : []
  })
}
