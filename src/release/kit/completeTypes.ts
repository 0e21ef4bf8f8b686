/**
 * Changes a declaration file of the kit so that any TypeScript configuration accepts it. Adds extensions to relative
 * imports, because Node's module resolution requires them, and suppresses errors for packages that a page may not have.
 * @param text the declaration file that the compiler has emitted
 * @param toRoot path from the file's folder to the folder that has `wagmi.d.ts`, with a slash at the end
 */
export function completeTypes(text: string, toRoot: string): string {
  return text
    .split('\n')
    .flatMap((line) => {
      if (isComment.test(line)) return line
      const written = line
        .replace(relative, '$1.js$2')
        .replace("'@wagmi/core'", `'${toRoot}wagmi.js'`)
      return outside.test(written) ? [allowed, written] : written
    })
    .join('\n')
}

const isComment = /^\s*(\/?\*|\/\/)/
/** Matches `from './x'` and `import("./x")`. */
const relative = /((?:from |import\()["']\.[^"']+?)(?:\.js)?(["'])/g
const outside = /(?:from |import\()["'][^."']/
const allowed = '// @ts-ignore: a page may be without this package'
