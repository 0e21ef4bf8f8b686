/** What dialogs and notices say while a wallet is asked, in English. */
export const confirmInWallet = 'Confirm in your wallet'
