// webpack cannot read TypeScript without a loader.
const { transform } = require('esbuild')

module.exports = async function typescriptLoader(source) {
  const { code } = await transform(source, {
    loader: 'tsx',
    jsx: 'automatic',
    target: 'es2022',
  })
  return code
}
