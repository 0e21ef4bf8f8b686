/** Key of the lists in the page's storage. All tabs of this origin share them. */
export const transactionsKey = 'walletdock.transactions'
