import type { Container } from '../../platform/federation/Container'
import { isPlain } from '../../platform/federation/plainModules'
import type { ShareScope } from '../../platform/federation/ShareScope'
import { fieldsOf } from '../../platform/shapes'
import type { ModuleName } from '../../remote/container/WalletdockModules'
import { foldersOf } from '../channels/folderOf'
import { chosen } from '../fit/planModules'
import { LoadFailure } from '../LoadFailure'
import type { LoadOptions } from '../LoadOptions'
import type { RunningRemote } from '../pageState'
import type { Opening } from '../run/openRemote'
import { markUsed } from '../run/remotes'
import { openVerified, tryRemote } from '../run/tryRemote'

/**
 * Finds, checks and opens the visitor's release as the kit does, for a page with a federation runtime.
 * @param scope the page's libraries
 * @param more further options of the opening
 * @throws LoadFailure
 */
export function openContainer(
  options: LoadOptions<ModuleName>,
  scope: ShareScope,
  more: Pick<Opening, 'entryFor' | 'hasButton'>,
): Promise<OpenContainer> {
  return tryRemote(options, async (place, limit) => {
    let isPlanned = false
    const planFor: Opening['planFor'] = async ({ preload }) => {
      isPlanned = true
      return { scope, preload, reactMark: () => reactMarkOf(scope) }
    }
    const folders = foldersOf(options)
    const opening = { folders, limit, planFor, ...more }
    const remote = await openVerified(place, opening, options)
    markUsed(remote)
    return isPlanned ? remote.container : joined(remote, scope)
  })
}

/** A container that has been initialised. */
type OpenContainer = Pick<Container, 'get'>

/** The function of `./mount` that creates components and hooks for another copy of React. */
type Maker = {
  readonly forReact: (react: unknown, wagmi: unknown) => Promise<object>
}

/**
 * Returns the modules of a remote that another part of the page has opened, so that all parts share one session. If this
 * part has another copy of React, it gets components and hooks that were made for its copy.
 */
function joined(
  { base, container, useState }: RunningRemote,
  scope: ShareScope,
): OpenContainer {
  return {
    async get(name) {
      if (isPlain(name)) return container.get(name)
      const react = fieldsOf(await libraryIn(scope, 'react'))
      if (!react['useState'])
        throw new LoadFailure(
          'incompatible',
          `${base} runs on this page already. This part shares no React, which ${name} needs.`,
        )
      if (react['useState'] === useState) return container.get(name)
      // A container's modules have no types. The contract ensures that this one matches the exposed module.
      const { forReact } = (await container.get('./mount'))() as Maker
      const exports = await forReact(react, await libraryIn(scope, 'wagmi'))
      return () => exports
    },
  }
}

async function libraryIn(scope: ShareScope, name: string): Promise<unknown> {
  const share = chosen(scope[name])
  return share?.lib?.() ?? (await share?.get())?.()
}

/** Returns `useState` of the page's React that the remote runs on. Returns `undefined` if the page's React is not in use. */
function reactMarkOf(scope: ShareScope): unknown {
  const share = Object.values(scope['react'] ?? {}).find(({ useIn }) =>
    useIn?.includes('walletdock'),
  )
  const lib = share?.lib?.() as { readonly useState?: unknown } | undefined
  return lib?.useState
}
