import { defineConfig } from 'vite'

export default defineConfig({
  // Top-level await; JSX is Vite's own business.
  build: { target: 'es2022' },
})
