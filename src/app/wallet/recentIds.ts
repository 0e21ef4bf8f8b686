/** Key of the wallet that was chosen last. The specification prescribes it. @see specification, section 9 */
export const latestKey = 'rk-latest-id'

export const recentKey = 'walletdock.recent'
