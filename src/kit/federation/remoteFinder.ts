import { withGuide } from '../../errors/withGuide'
import { isAtLeast } from '../../platform/satisfies'
import { folderOf } from '../channels/folderOf'

/** A federation runtime on the page, with the fields that are used here. */
export type Runtime = {
  /** Version of the package `@module-federation/runtime-core`. */
  readonly version?: string
  readonly options: { readonly remotes: readonly RegisteredRemote[] }
}

type RegisteredRemote = { readonly name: string; readonly entry?: string }

/** Version that `@module-federation/runtime` 0.8.12 reports, which is the oldest one that the tests run. */
const oldestVersion = '0.6.20'

/** Creates functions that recognise the files of Walletdock among the files of all remotes of a page. */
export function remoteFinder() {
  const runtimes = new Set<Runtime>()
  return {
    /** Adds a runtime whose remotes are searched. Warns if the runtime is too old. */
    add(runtime: Runtime): void {
      const { version = '' } = runtime
      runtimes.add(runtime)
      if (/\d/.test(version) && !isAtLeast(version, oldestVersion))
        console.warn(
          withGuide(
            `Walletdock: this page's federation runtime (${version}) is older than 0.8.12, so the page may not start while Walletdock is down. Update @module-federation/enhanced.`,
            'federation-plugins',
          ),
        )
    },
    /**
     * Returns whether a file belongs to Walletdock. Runtimes before 2.5 do not pass the remote to all hooks. In that
     * case, the file belongs to the remote with the same URL, or with the closest folder.
     */
    isOurs(remote: { readonly name?: string } | undefined, url: string) {
      if (remote?.name) return isWalletdock(remote.name)
      const distance = ({ entry = '' }: RegisteredRemote) =>
        entry === url ? 0 : parentOf(url).length - parentOf(entry).length + 1
      const [closest] = [...runtimes]
        .flatMap(({ options }) => options.remotes)
        .filter(
          ({ entry }) => entry && parentOf(url).startsWith(parentOf(entry)),
        )
        .sort((one, other) => distance(one) - distance(other))
      return isWalletdock(closest?.name)
    },
  }
}

/** Returns whether a remote is Walletdock. Compares the end of the name, because Vite's plugin adds a prefix. */
export function isWalletdock(remote: string | undefined): boolean {
  return remote?.endsWith('walletdock') === true
}

/** Returns the absolute URL of the folder that contains a file. */
function parentOf(url: string): string {
  return folderOf(url.replace(/[?#].*/, '').replace(/[^/]*$/, ''))
}
