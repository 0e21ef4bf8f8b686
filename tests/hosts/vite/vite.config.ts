import { defineConfig } from 'vite'

export default defineConfig({
  // Allows top-level await. Vite handles JSX without a plugin.
  build: { target: 'es2022' },
})
