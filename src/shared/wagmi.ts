/**
 * Stands in for wagmi where the page shares none: everything that we import from it, and nothing else. Imported by
 * another name, because `wagmi` leads back here.
 */
export { WagmiContext } from 'wagmi/own'
