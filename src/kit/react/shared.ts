import { shared } from '../walletdock'

/** Functions of the boundary's own file. */
export const { provided, shortenAddress, useEarlyAccount } = shared
