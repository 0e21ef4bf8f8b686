/**
 * Returns the script of a small real remote: a handwritten container with the modules that a host requests, on the
 * React that it gets.
 */
export function remoteEntry(global: string, fault: string): string {
  return `var ${global} = (() => {
  // This script has only the faults that begin with these words. Other files have the others.
  const fault = ${JSON.stringify(/^(init|module|mount|crash)/.test(fault) ? fault : 'none')}
  const never = new Promise(() => {})
  const libraries = {}
  const use = (name) => libraries[name]()
  const state = { inits: 0, mounts: 0, listeners: 0, tries: 0 }
  const modules = {
    './WalletProvider': () => {
      const { createElement, createContext } = use('react')
      state.context ??= createContext('nothing')
      return { WalletProvider: ({ appName, children }) =>
        createElement(state.context, { value: appName }, children) }
    },
    './useWallet': () => ({
      useWallet: () => {
        const { useContext, useMemo } = use('react')
        const appName = useContext(state.context)
        return useMemo(() => ({
          appName,
          status: 'disconnected',
          open: async (dialog) => { state.opened = [...(state.opened ?? []), dialog] },
          get mayOpen() { return { connect: true, account: false, network: false } },
          ...(fault === 'module-connected' && { status: 'connected', address: '0x01' }),
        }), [appName])
      },
    }),
    './useAddRecentTransaction': () => ({
      useAddRecentTransaction: () => ({ hash }) => { state.added = [...(state.added ?? []), hash] },
    }),
    './ConnectButton': () => {
      const { createElement, useState } = use('react')
      const Custom = ({ children }) => children({ mounted: fault !== 'module-restoring', account: { displayName: 'of the remote' } })
      return { ConnectButton: Object.assign(() => {
        const [taps, setTaps] = useState(0)
        if (fault === 'crashing' || (fault === 'crashing-on-tap' && taps))
          throw new Error('the remote broke')
        return createElement('button', { onClick: () => setTaps(taps + 1) },
          'Connected to ' + use('react').useContext(state.context) + ', ' + taps)
      }, { Custom }) }
    },
    './mount': () => ({
      mount: (element, { appName, chains }, props) => {
        if (chains?.length === 0) throw new Error('it has no chains')
        const listeners = new Set()
        state.isAsleep = fault === 'mount-wakes'
        state.wake = () => {
          state.isAsleep = false
          for (const tell of listeners) tell()
        }
        const update = ({ label, wallet, auth, theme, locale, look } = {}) => {
          element.textContent = ['mounted', appName, label, wallet, auth?.status, theme, locale, look?.surface].filter(Boolean).join(' ')
        }
        update(props)
        if (state.isAsleep) {
          const island = element.appendChild(document.createElement('div'))
          island.dataset.walletdock = ''
          island.attachShadow({ mode: 'open' }).innerHTML = '<button>Mine</button>'
        }
        state.mounts++
        return {
          update,
          unmount: () => { state.mounts-- },
          getSnapshot: () => ({
            status: state.isAsleep ? 'loading' : 'disconnected',
            open: (dialog) => { state.opened = [...(state.opened ?? []), dialog] },
          }),
          subscribe: (tell) => {
            listeners.add(tell)
            state.listeners++
            return () => { state.listeners-- }
          },
          onFailure: (tell) => { state.crash = tell },
        }
      },
      forReact: async (react, wagmi) => ({ ConnectButton: { react, wagmi } }),
    }),
    './config': () => ({
      forReact: async (react, wagmi) => ({ WagmiBridge: { react, wagmi } }),
    }),
    './WagmiBridge': () => ({ WagmiBridge: 'of the remote' }),
  }
  return {
    state,
    init(given) {
      state.inits++
      if (fault === 'init-throws') throw new Error('no init today')
      state.scope = given
      // Some pages do not expose loaded libraries, but return them on request.
      return Promise.all(Object.entries(given).map(async ([name, versions]) => {
        const [share] = Object.values(versions)
        libraries[name] = share.lib ?? (await share.get())
      }))
    },
    async get(name) {
      if (name === './useWallet') {
        if (fault === 'module-hangs') return never
        if (fault === 'module-first-fails-late') {
          state.tries++
          const isFirst = state.tries === 1
          await new Promise((resolve) => setTimeout(resolve, isFirst ? 1300 : 2000))
          if (isFirst) throw new Error('too late')
        }
        if (fault === 'module-late')
          await new Promise((resolve) => setTimeout(resolve, 500))
        if (fault === 'module-missing') throw new Error('Loading chunk 7 failed')
        if (fault === 'module-throws') return () => { throw new Error('evaluated badly') }
      }
      if (name === './mount' && fault === 'mount-missing')
        throw new Error('Loading chunk 8 failed')
      return modules[name]
    },
  }
})()
`
}
