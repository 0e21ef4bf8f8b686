import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import solid from 'vite-plugin-solid'

const isCustomElement = (tag) => tag === 'wallet-dock'
/** Entry and plugins of each framework. */
const frameworks = {
  react: ['react.jsx', []],
  solid: ['solid.jsx', [solid()]],
  svelte: ['svelte.js', [svelte()]],
  vue: [
    'vue.js',
    [vue({ template: { compilerOptions: { isCustomElement } } })],
  ],
}

/** `vite build --mode svelte` builds Svelte's page. */
export default ({ mode }) => {
  const [input, plugins] = frameworks[mode]
  return {
    plugins,
    build: {
      target: 'es2022',
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: `${mode}.js`, dir: 'out' },
      },
    },
  }
}
