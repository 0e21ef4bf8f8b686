/** Name of the performance mark at which the stored account is on the screen. */
export const accountMark = 'walletdock.account'
