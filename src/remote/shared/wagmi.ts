/**
 * Used if the page does not share wagmi. Exports only what we import. Imports from `wagmi/own`, because `wagmi` itself
 * is redirected to this file.
 */
export { WagmiContext } from 'wagmi/own'
