/** The rdns with which a page's provider announces itself. Wallet lists never show it. @see EIP-6963 */
export const ownRdns = 'dev.walletdock'
