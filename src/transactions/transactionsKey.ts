/** Where the lists are kept in the page's storage, for every tab of this origin. */
export const transactionsKey = 'walletdock.transactions'
