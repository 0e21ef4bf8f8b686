import { type Compiler, rspack } from '@rspack/core'

type Options = ConstructorParameters<typeof rspack.sharing.ConsumeSharedPlugin>

/**
 * Libraries that come from the page where it offers them. The bundler's own runtime for them reads ranges of versions and
 * chooses between copies: a third of the entry. Here the container has chosen already, and offers one copy or none.
 * @throws Error when the bundler writes another runtime than the one that is replaced
 */
export class TakenLibrariesPlugin {
  constructor(readonly consumes: Options[0]['consumes']) {}

  apply(compiler: Compiler) {
    const { consumes } = this
    new rspack.sharing.ConsumeSharedPlugin({ consumes }).apply(compiler)
    replaceRuntime(compiler, shorter)
  }
}

/** Functions that replace parts of the bundler's runtime, by the name of the part. Each gets the text of its part. */
type Shorter = Readonly<Record<string, (written: string) => string>>

const shorter: Shorter = {
  consumes_loading(written) {
    const [data] = /^\s*__webpack_require__\.consumesLoadingData = .*$/m.exec(
      written,
    ) ?? ['']
    if (!data) throw new Error('The bundler says otherwise what is taken.')
    return `__webpack_require__.taken =${named(data.replaceAll(unread, ''))}${take}`
  },
  sharing(written) {
    if (!/scopeToSharingDataMapping: \{\s*\}/.test(written))
      throw new Error('The build offers pages a library of ours.')
    return '__webpack_require__.S = {};'
  },
}

/** @throws Error, as the build ends, when the bundler has written no such part */
function replaceRuntime(compiler: Compiler, shorter: Shorter): void {
  const name = 'TakenLibrariesPlugin'
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    // Another compilation, such as a worker's, would have other parts.
    const left = new Set(Object.keys(shorter))
    compilation.hooks.runtimeModule.tap(name, ({ name: part, source }) => {
      const shorten = shorter[part]
      if (!shorten || !source) return
      source.source = Buffer.from(shorten(String(source.source)))
      left.delete(part)
    })
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      if (left.size > 0)
        throw new Error(`The bundler has no ${[...left].join(', ')}.`)
    })
  })
}

/** What is said of each library for the sake of choosing. */
const unread =
  /\b(shareScope|import|requiredVersion): "[^"]*", |\b(strictVersion|singleton|eager): \w+, |, treeShakingMode: \w+/g

/** The same in words of ours, and without what is taken at the start: nothing is. */
function named(data: string): string {
  const found =
    /= \{ chunkMapping: (.*), moduleIdToConsumeDataMapping: (.*), initialConsumes: \[\] \}/.exec(
      data,
    )
  if (!found)
    throw new Error('The bundler says otherwise which chunk takes what.')
  return ` { takers: ${found[1]}, libraries: ${found[2]} };`
}

/** Has a chunk wait for the libraries that it takes. As in the bundler's runtime, one that failed is asked for again. */
const take = `
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
