import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { fetchSettings } from '../settings/fetchSettings'
import { changeRemoteState, remoteState } from './remoteState'

/**
 * This page's own plugin for the federation runtime. It sets the remote's URL at run time, because each local world
 * serves the remote at another port. It also records what the runtime reports. A page whose remote always has the same
 * URL does not need to set the URL.
 * @see https://module-federation.io/plugin/dev
 */
export default function samplePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'sample-host',
    async beforeRequest(request) {
      const { remoteUrl } = await fetchSettings()
      const manifest = `${remoteUrl}/mf-manifest.json`
      for (const remote of request.options.remotes)
        if (remote.name === 'walletdock')
          Object.assign(remote, { entry: manifest })
      changeRemoteState({ manifest })
      return request
    },
    onLoad({ id, moduleInstance }) {
      const { entry, buildVersion } = moduleInstance.remoteInfo
      changeRemoteState({
        entry,
        modules: [...remoteState().modules, id.replace(/^walletdock\//, '')],
        ...(buildVersion && { version: buildVersion }),
      })
    },
    errorLoadRemote({ id, lifecycle, error }) {
      // Ignore a missing manifest, because `walletdock/federation` handles it. The remote fails only if its entry or a
      // module fails to load.
      if (lifecycle !== 'onLoad' || remoteState().failure) return
      changeRemoteState({ failure: `${id}: ${textOf(error)}` })
    },
  }
}

/** Returns the sentence of an error that says what happened, without the runtime's code and link. */
function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const [first = text] = text.split('\n')
  const [, cause = first] = text.split('Original Error Message:\n ')
  return cause
}
