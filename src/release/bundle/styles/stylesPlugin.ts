import type { Plugin } from 'esbuild'
import type { Plugin as VitePlugin } from 'vite'
import { evaluateStyles, stylesFile } from './evaluateStyles.ts'

/** Compiles styles as in the remote, for pages that esbuild builds from our components. */
export const esbuildStyles: Plugin = {
  name: 'styles',
  setup(bundle) {
    bundle.onLoad({ filter: stylesFile }, async ({ path }) => ({
      contents: (await evaluateStyles(path)).code,
    }))
  },
}

/** Compiles styles as in the remote, for pages that Vite builds from our components. */
export const viteStyles: VitePlugin = {
  name: 'styles',
  enforce: 'pre',
  async load(id) {
    return stylesFile.test(id) ? (await evaluateStyles(id)).code : undefined
  },
}
