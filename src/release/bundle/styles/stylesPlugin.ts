import type { Plugin } from 'esbuild'
import type { Plugin as VitePlugin } from 'vite'
import { evaluateStyles, stylesFile } from './evaluateStyles.ts'

/** Styles as the remote ships them, for pages that esbuild makes of our components. */
export const esbuildStyles: Plugin = {
  name: 'styles',
  setup(bundle) {
    bundle.onLoad({ filter: stylesFile }, async ({ path }) => ({
      contents: (await evaluateStyles(path)).code,
    }))
  },
}

/** The same for those that Vite makes. */
export const viteStyles: VitePlugin = {
  name: 'styles',
  enforce: 'pre',
  async load(id) {
    return stylesFile.test(id) ? (await evaluateStyles(id)).code : undefined
  },
}
