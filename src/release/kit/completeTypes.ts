/**
 * A declaration file of the kit as any compiler can read it: relative imports have their extension, as Node's own
 * resolution wants it, and packages that a page may not have are no error.
 * @param text the declaration file as the compiler emits it
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
/** `from './x'` and `import("./x")`. */
const relative = /((?:from |import\()["']\.[^"']+?)(?:\.js)?(["'])/g
const outside = /(?:from |import\()["'][^."']/
const allowed = '// @ts-ignore: a page may be without this package'
