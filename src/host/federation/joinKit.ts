import type { Container } from '../Container'
import type { RunningRemote } from '../page'
import type { ShareScope } from '../ShareScope'

/** The parts of the kit's state on a page that this function reads. They are the same in every release of the kit. */
type Page = {
  readonly remotes: Map<string, Promise<RunningRemote>>
  readonly owners: Map<string, string>
}

type Library = { readonly useState?: unknown }

/** The function of `./mount` that creates components and hooks for another copy of React. */
type Maker = {
  readonly forReact?: (react: unknown, wagmi: unknown) => Promise<object>
}

/**
 * Returns a container with the modules of the remote that the host kit has opened on this page, so that the page has
 * one session. Returns `undefined` if the kit has not opened a remote. The function's source text is written into
 * pages, so it must not reference anything outside its body. It does the same as `joinRunning`.
 */
export async function joinKit(): Promise<Container | undefined> {
  const page: Page | undefined = Reflect.get(
    globalThis,
    Symbol.for('walletdock.host.3'),
  )
  const opening = page?.remotes.get(page.owners.get('walletdock') ?? '')
  // The part that opens the remote reports the failure.
  const remote = await opening?.catch(() => undefined)
  if (!remote) return
  const { base, container } = remote
  let scope: ShareScope = {}
  const library = async (name: string): Promise<Library | undefined> => {
    const shares = Object.values(scope[name] ?? {})
    // webpack's own plugin marks the copy that the page runs on as loaded.
    const share = shares.find((each) => 'loaded' in each) ?? shares[0]
    return share && ((await share.get())() as Library)
  }
  // The page uses the imported modules until it unloads.
  remote.users++
  remote.served = true
  return {
    init(shareScope) {
      scope = shareScope
    },
    async get(name) {
      if (['./mount', './config', './testWallet', './events'].includes(name))
        return container.get(name)
      const react = await library('react')
      if (react && react.useState === remote.useState)
        return container.get(name)
      const { forReact } = (await container.get('./mount'))() as Maker
      if (!react)
        throw `${base} runs on this page already. This part shares no React, which ${name} needs.`
      if (!forReact)
        throw `${base} runs on this page already. It runs on another React. Use one React on the page.`
      const exports = await forReact(react, await library('wagmi'))
      return () => exports
    },
  }
}
