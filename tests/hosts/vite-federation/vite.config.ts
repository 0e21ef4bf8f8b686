import { federation } from '@module-federation/vite'
import { defineConfig } from 'vite'
import { walletdockShared } from 'walletdock/federation'

export default defineConfig({
  build: { target: 'es2022' },
  plugins: [
    federation({
      name: 'host_vite',
      shareStrategy: 'loaded-first',
      shared: walletdockShared(),
      dts: false,
      manifest: false,
    }),
  ],
})
