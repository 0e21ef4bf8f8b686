import { type Compiler, rspack } from '@rspack/core'

export type SharedLibraries = Readonly<
  Record<string, { readonly import?: string; readonly shareKey?: string }>
>

/**
 * Uses libraries from the page if the page offers them. Replaces the bundler's runtime for shared libraries, which
 * parses version ranges and chooses between copies, and would make the entry 60 % larger. Our container has already
 * chosen, and offers at most one copy of each library.
 * @throws Error if the bundler's runtime is not the one that this plugin replaces
 */
export class SharedLibrariesPlugin {
  constructor(readonly libraries: SharedLibraries) {}

  apply(compiler: Compiler) {
    const consumes = Object.fromEntries(
      Object.entries(this.libraries).map(
        ([name, { import: own = name, shareKey = name }]) => [
          name,
          // The container checks the version, so the bundler must not.
          { import: own, shareKey, requiredVersion: false as const },
        ],
      ),
    )
    new rspack.sharing.ConsumeSharedPlugin({ consumes }).apply(compiler)
    replaceRuntime(compiler)
  }
}

/** Functions that replace the text of parts of the bundler's runtime, by the part's name. */
const shorter: Readonly<Record<string, (source: string) => string>> = {
  consumes_loading(source) {
    // Omits `initialConsumes`, which is empty.
    const [, takers, libraries] =
      /^\s*__webpack_require__\.consumesLoadingData = \{ chunkMapping: (.*), moduleIdToConsumeDataMapping: (.*), initialConsumes: \[\] \}/m.exec(
        source,
      ) ?? []
    if (!takers || !libraries)
      throw new Error(
        'The bundler no longer writes `consumesLoadingData` in the expected form.',
      )
    return `__webpack_require__.taken = { takers: ${takers}, libraries: ${libraries.replaceAll(unread, '')} };${getShare}`
  },
  sharing(source) {
    if (!/scopeToSharingDataMapping: \{\s*\}/.test(source))
      throw new Error('The build would offer our own libraries to the page.')
    return '__webpack_require__.S = {};'
  },
}

/** Replaces parts of the bundler's runtime. @throws Error at the end of the build if a part does not exist */
function replaceRuntime(compiler: Compiler): void {
  const name = 'SharedLibrariesPlugin'
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    // Created for each compilation, because other compilations, such as those of workers, have different parts.
    const remaining = new Set(Object.keys(shorter))
    compilation.hooks.runtimeModule.tap(name, ({ name: part, source }) => {
      const shorten = shorter[part]
      if (!shorten || !source) return
      source.source = Buffer.from(shorten(String(source.source)))
      remaining.delete(part)
    })
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      if (remaining.size > 0)
        throw new Error(
          `The bundler's runtime no longer has the parts ${[...remaining].join(', ')}.`,
        )
    })
  })
}

/** The fields of each library that are only needed to choose a copy. */
const unread =
  /\b(shareScope|import|requiredVersion): "[^"]*", |\b(strictVersion|singleton|eager): \w+, |, treeShakingMode: \w+/g

/** Makes a chunk wait for its libraries. As in the bundler's runtime, a library that failed to load is loaded again. */
const getShare = `
var arriving = {};
__webpack_require__.f.consumes = (chunk, waiting) => {
  const { takers, libraries } = __webpack_require__.taken;
  const scope = __webpack_require__.S.default ||= {};
  for (const id of takers[chunk] || []) {
    if (id in arriving) {
      waiting.push(arriving[id]);
      continue;
    }
    const define = (give) => {
      __webpack_require__.m[id] = (module) => {
        delete __webpack_require__.c[id];
        module.exports = give();
      };
    };
    const { shareKey, fallback } = libraries[id];
    const [share] = Object.values(scope[shareKey] || {});
    waiting.push(
      arriving[id] = (async () => (share ? share.get() : fallback()))().then(define, (error) => {
        delete arriving[id];
        define(() => { throw error; });
      })
    );
  }
};`
