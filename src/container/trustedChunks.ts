// A page grants the remote's policy for Trusted Types once, and every run of an entry needs it: a retry, another origin.
// The runs share one. It lets through chunks beside a script of the page's that has run, which no text can name, and
// beside its mirrors.
import { mirrors } from './anyWay'

/** What all runs of entries on one page share. */
type Shared = {
  /** Adds the folder of the script that runs now, and others that have the same files. */
  readonly enter: (mirrors: readonly string[]) => void
  readonly policy: () => TrustedPolicy
}

/** TypeScript has no declarations of Trusted Types yet; a trusted address goes where a string goes. */
type TrustedPolicy = { createScriptURL(url: string): string }
type TrustedFactory = {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy
}

/** The bundler's own way to a policy, which makes one for each run. */
declare const __webpack_require__: { tt: () => TrustedPolicy }

const key = Symbol.for('walletdock.chunks/1')
const page = globalThis as {
  readonly trustedTypes?: TrustedFactory
  [key]?: Shared
}

// Where the browser does not say which script runs, the bundler's own policy does.
if (page.trustedTypes && document.currentScript) {
  page[key] ??= sharePolicy(page.trustedTypes)
  page[key].enter(mirrors)
  __webpack_require__.tt = page[key].policy
}

function sharePolicy(trustedTypes: TrustedFactory): Shared {
  const folders: string[] = []
  let made: TrustedPolicy | undefined
  const isChunk = (url: string) =>
    folders.some((folder) => new URL(url).href.startsWith(folder))
  return {
    enter(mirrors) {
      const { currentScript } = document
      if (currentScript instanceof HTMLScriptElement)
        for (const beside of [currentScript.src, ...mirrors])
          folders.push(new URL('chunks/', beside).href)
    },
    policy() {
      made ??= trustedTypes.createPolicy('walletdock', {
        createScriptURL: (url) => (isChunk(url) ? url : ''),
      })
      return made
    },
  }
}
