/** English text of dialogs and notices while a wallet shows its prompt. */
export const confirmInWallet = 'Confirm in your wallet'
