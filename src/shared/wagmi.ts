/**
 * Stands in for wagmi where the host shares none. Everything that we import from wagmi, and nothing else. By its own
 * name: `wagmi` leads back here.
 */
export { WagmiContext } from 'wagmi/own'
