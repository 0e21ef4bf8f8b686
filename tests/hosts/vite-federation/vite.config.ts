import { federation } from '@module-federation/vite'
import { defineConfig } from 'vite'
import { sharedLibraries } from '../parts/sharedLibraries'

export default defineConfig({
  build: { target: 'es2022' },
  plugins: [
    federation({
      name: 'host_vite',
      shareStrategy: 'loaded-first',
      shared: sharedLibraries,
      dts: false,
      manifest: false,
    }),
  ],
})
