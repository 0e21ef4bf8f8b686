import {
  createInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime'
import * as react from 'react'
import { createElement, version } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import walletdockFallback, {
  type FallbackOptions,
  walletdockRelease,
} from 'walletdock/federation'
import type { Wallet } from 'walletdock/host'
import { fetchSettings } from '../parts/settings'

declare global {
  interface Window {
    /** A page with the federation runtime, without a bundler's plugin. Tests call its functions. */
    host?: typeof host
  }
}

/** Calls of the hooks of the page's own plugin. */
const calls: string[] = []

const ownPlugin: ModuleFederationRuntimePlugin = {
  name: 'own-plugin',
  beforeRequest(request) {
    calls.push(`beforeRequest ${request.id}`)
    return request
  },
  onLoad({ id }) {
    calls.push(`onLoad ${id}`)
  },
  errorLoadRemote({ id }) {
    calls.push(`errorLoadRemote ${id}`)
  },
}

const share = (library: object) => ({
  version,
  lib: () => library,
  shareConfig: { singleton: true, requiredVersion: '^19.0.0' },
})

/** Creates a page's instance of the runtime, with the guide's plugin and the page's own. */
const create = (
  remotes: { name: string; entry: string }[],
  options?: FallbackOptions,
) =>
  createInstance({
    name: 'shop',
    remotes,
    shared: {
      react: share(react),
      'react/jsx-runtime': share(jsxRuntime),
      'react-dom': share(reactDom),
      'react-dom/client': share(reactDomClient),
    },
    plugins: [walletdockFallback(options), ownPlugin],
  })

type Instance = ReturnType<typeof create>

/** Loads the modules of the remote, and shows the button and the state of the wallet. */
async function show(instance: Instance) {
  const load = async (name: string) => {
    const module = await instance.loadRemote<object>(`walletdock/${name}`)
    return Object(module)[name]
  }
  const [{ config }, WalletProvider, ConnectButton, useWallet] =
    await Promise.all([
      fetchSettings(),
      load('WalletProvider'),
      load('ConnectButton'),
      load('useWallet'),
    ])
  const place = document.querySelector('#page')
  if (place)
    reactDomClient
      .createRoot(place)
      .render(
        createElement(
          WalletProvider,
          config,
          createElement(ConnectButton),
          createElement(State, { useWallet }),
        ),
      )
}

function State({ useWallet }: { readonly useWallet: () => Wallet }) {
  const { status, unavailable } = useWallet()
  return createElement('output', null, unavailable?.reason ?? status)
}

const host = { calls, create, show, walletdockRelease }
window.host = host
