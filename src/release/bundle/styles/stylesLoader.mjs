import { tsImport } from 'tsx/esm/api'

const { evaluateStyles } = await tsImport(
  './evaluateStyles.ts',
  import.meta.url,
)

/** Loader that runs `evaluateStyles.ts`. It is JavaScript, because rspack runs loaders in Node without TypeScript. */
export default async function stylesLoader() {
  const done = this.async()
  try {
    const { code, inputs } = await evaluateStyles(this.resourcePath)
    for (const input of inputs) this.addDependency(input)
    done(null, code)
  } catch (error) {
    done(error)
  }
}
