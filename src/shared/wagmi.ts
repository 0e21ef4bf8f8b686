/** Stands in for wagmi where the host shares none. Everything that we import from wagmi, and nothing else. */
export { WagmiContext } from 'wagmi'
