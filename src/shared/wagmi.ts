/**
 * Used if the page does not share wagmi. Exports only what we import. Imports from a different name, because `wagmi` is
 * redirected to this file.
 */
export { WagmiContext } from 'wagmi/own'
