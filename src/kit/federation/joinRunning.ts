import type { Container } from '../../platform/federation/Container'
import { isPlain } from '../../platform/federation/plainModules'
import type { ShareScope } from '../../platform/federation/ShareScope'
import { chosen } from '../fit/planModules'
import { LoadFailure } from '../LoadFailure'
import { pageState, type RunningRemote } from '../pageState'
import { markUsed } from '../run/remotes'

/** The function of `./mount` that creates components and hooks for another copy of React. */
type Maker = {
  readonly forReact: (react: unknown, wagmi: unknown) => Promise<object>
}

/** Returns the remote that has claimed a global variable, once it runs. Returns `undefined` if none has, or if it fails. */
export async function runningRemote(
  global: string,
): Promise<RunningRemote | undefined> {
  const { owners, remotes } = pageState()
  // The part that opens the remote reports the failure.
  return remotes.get(owners.get(global) ?? '')?.catch(() => undefined)
}

/**
 * Returns a container with the modules of a remote that another part of the page has opened, so that all parts share
 * one session. If this part has another copy of React, it gets components and hooks that were made for its copy.
 */
export function joinRunning(remote: RunningRemote): Container {
  const { base, container, useState } = remote
  let scope: ShareScope = {}
  markUsed(remote)
  return {
    init(shareScope) {
      scope = shareScope
    },
    async get(name) {
      if (isPlain(name)) return container.get(name)
      const react = Object(await libraryIn(scope, 'react'))
      if (!react.useState)
        throw new LoadFailure(
          'incompatible',
          `${base} runs on this page already. This part shares no React, which ${name} needs.`,
        )
      if (react.useState === useState) return container.get(name)
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
